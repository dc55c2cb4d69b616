import CoreModels
import CorePlugin
import CoreStorage

extension Snapshot {
  /// The events as they are kept, in no order.
  func events() throws -> [Event] { try list(Event.self) }

  /// How every event stands at the moment, in the order of lists.
  func countdowns(at moment: Moment) throws -> [Countdown] {
    try events().countdowns(on: moment.today, language: moment.language)
  }
}

extension [Event] {
  /// How each stands on a day, in the order of lists.
  func countdowns(on day: Day, language: Language) -> [Countdown] {
    map { Countdown(of: $0, on: day, language: language) }.sorted(by: Countdown.isInOrder)
  }

  /// Throws ``EventError/duplicate(_:on:)`` where another one has the event's name and date.
  func requireNew(_ event: Event) throws(EventError) {
    let identity = EventIdentity(event)
    if contains(where: { $0.id != event.id && EventIdentity($0) == identity }) {
      throw .duplicate(event.name, on: event.date)
    }
  }
}

extension Transaction {
  /// Keeps a new event; throws ``EventError/duplicate(_:on:)``.
  func add(_ event: Event) throws {
    try snapshot.events().requireNew(event)
    try put(event)
  }

  /// Keeps new events; throws ``EventError/duplicate(_:on:)``.
  func add(_ events: [Event]) throws {
    var known = Set(try snapshot.events().map(EventIdentity.init))
    for event in events {
      guard known.insert(EventIdentity(event)).inserted else {
        throw EventError.duplicate(event.name, on: event.date)
      }
      try put(event)
    }
  }

  /// Keeps an event's new values; throws ``EventError/noSuchEvent(_:)`` where it is gone, and
  /// ``EventError/duplicate(_:on:)``.
  func update(_ event: Event) throws {
    let events = try snapshot.events()
    guard events.contains(where: { $0.id == event.id }) else {
      throw EventError.noSuchEvent(event.name)
    }
    try events.requireNew(event)
    try put(event)
  }

  /// Forgets an event; throws ``EventError/noSuchEvent(_:)`` where it is gone.
  func removeEvent(_ id: String) throws {
    guard try remove(Event.self, id) else { throw EventError.noSuchEvent(id) }
  }
}
