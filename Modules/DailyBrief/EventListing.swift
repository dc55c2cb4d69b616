import CoreModels

/// An event whose date nobody can read: a server may keep any text for one. It can only be removed.
struct UnreadableEvent: Hashable, Sendable {
  /// Empty where the server does not tell it.
  let id: String
  let name: String
  /// What stands for the date.
  let date: String
}

/// Everything that a source keeps among its events.
struct EventListing: Hashable, Sendable {
  var events: [Event] = []
  var unreadable: [UnreadableEvent] = []
}

/// The events as a screen lists them.
struct ShownEvents: Hashable, Sendable {
  var listing: EventListing
  /// When they were listed, where that was earlier.
  var fetchedAt: Instant?
  /// Why they could not be listed anew.
  var failure: Failure?
}

/// An entry of the list of events.
enum ListedEvent: Hashable, Sendable {
  case event(Event)
  case unreadable(UnreadableEvent)

  /// Throws ``ServerError/unreadableDate(_:of:)`` for one that cannot be changed.
  func readable() throws(ServerError) -> Event {
    switch self {
    case .event(let event): return event
    case .unreadable(let event): throw .unreadableDate(event.date, of: event.name)
    }
  }
}

extension NumberedList<ListedEvent> {
  /// The events as they are listed on a day, unreadable ones last.
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

  /// The entry that a person named; throws ``EventError/noSuchEvent(_:)`` or
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
  /// Reads an event or a countdown of the API; `nil` where its date can be read, or is no text.
  init?(wire: JSONValue) {
    guard let object = try? WireObject(wire, "countdown"),
      let date = try? object.optionalText("date") ?? "", Day(loose: date) == nil
    else { return nil }
    self.init(id: object.id ?? "", name: object["name"]?.string ?? "", date: date)
  }

  /// As the list's other entries, with nothing where that hangs on the date.
  var listedJSON: JSONValue {
    [
      "id": .text(id.isEmpty ? nil : id), "name": .string(name), "date": .string(date),
      "yearly": .null, "days_left": .null, "next_occurrence": .null, "is_past": .null,
      "message": "",
    ]
  }
}
