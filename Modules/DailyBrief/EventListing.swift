import CoreModels

/// An event with an unreadable date: a server may store any text. It can only be removed.
struct UnreadableEvent: Hashable, Sendable {
  /// Empty if the server does not send one.
  let id: String
  let name: String
  /// The text in place of the date.
  let date: String
}

/// All events of a source.
struct EventListing: Hashable, Sendable {
  var events: [Event] = []
  var unreadable: [UnreadableEvent] = []
}

/// The events, as a screen lists them.
struct ShownEvents: Hashable, Sendable {
  var listing: EventListing
  /// The time of the listing, if it is an earlier one.
  var fetchedAt: Instant?
  /// The reason why a new listing failed.
  var failure: Failure?
}

/// An entry of the list of events.
enum ListedEvent: Hashable, Sendable {
  case event(Event)
  case unreadable(UnreadableEvent)

  /// Throws ``ServerError/unreadableDate(_:of:)`` for an event that cannot be changed.
  func readable() throws(ServerError) -> Event {
    switch self {
    case .event(let event): return event
    case .unreadable(let event): throw .unreadableDate(event.date, of: event.name)
    }
  }
}

extension NumberedList<ListedEvent> {
  /// Lists the events as of a day, unreadable ones last.
  init(_ listing: EventListing, on day: Day) {
    let readable = NumberedList<Event>(listing.events, on: day).entries.map {
      Entry(id: $0.id, name: $0.name, detail: $0.detail, value: .event($0.value))
    }
    let unreadable = listing.unreadable.map {
      Entry(
        id: $0.id.isEmpty ? nil : $0.id, name: $0.name, detail: $0.date, value: .unreadable($0))
    }
    self.init(entries: readable + unreadable)
  }

  /// Finds the entry that a person named. Throws ``EventError/noSuchEvent(_:)`` or
  /// ``EventError/ambiguousEvent(_:choices:)``.
  func find(_ text: String) throws(EventError) -> ListedEvent {
    switch match(text) {
    case .one(let event): return event
    case .none: throw .noSuchEvent(text)
    case .several(let choices): throw .ambiguousEvent(text, choices: choices)
    }
  }
}

extension UnreadableEvent {
  /// Parses an event or countdown of the API; `nil` if its date is readable, or is not text.
  init?(wire: JSONValue) {
    guard let object = try? WireObject(wire, "countdown"),
      let date = try? object.optionalText("date") ?? "", Day(loose: date) == nil
    else { return nil }
    self.init(id: object.id ?? "", name: object["name"]?.string ?? "", date: date)
  }
}
