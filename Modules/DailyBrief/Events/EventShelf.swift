import CoreModels
import CorePlugin
import CoreStorage

extension Snapshot {
  /// The stored events, unordered.
  func events() throws -> [Event] { try list(Event.self) }

  /// Every event's countdown at the moment, in list order.
  func countdowns(at moment: Moment) throws -> [Countdown] {
    try events().countdowns(on: moment.today, language: moment.language)
  }
}

extension [Event] {
  /// Each event's countdown as of a day, in list order.
  func countdowns(on day: Day, language: Language) -> [Countdown] {
    map { Countdown(of: $0, on: day, language: language) }.sorted(by: Countdown.isInOrder)
  }

  /// Throws ``EventError/duplicate(_:on:)`` if another event has the same name and date.
  func requireNew(_ event: Event) throws(EventError) {
    let identity = EventIdentity(event)
    if contains(where: { $0.id != event.id && EventIdentity($0) == identity }) {
      throw .duplicate(event.name, on: event.date)
    }
  }
}

extension Transaction {
  /// Stores a new event; throws ``EventError/duplicate(_:on:)``.
  func add(_ event: Event) throws {
    try snapshot.events().requireNew(event)
    try put(event)
  }

  /// Stores new events; throws ``EventError/duplicate(_:on:)``.
  func add(_ events: [Event]) throws {
    var known = Set(try snapshot.events().map(EventIdentity.init))
    for event in events {
      guard known.insert(EventIdentity(event)).inserted else {
        throw EventError.duplicate(event.name, on: event.date)
      }
      try put(event)
    }
  }

  /// Updates an event. Throws ``EventError/noSuchEvent(_:)`` if it no longer exists, or
  /// ``EventError/duplicate(_:on:)``.
  func update(_ event: Event) throws {
    let events = try snapshot.events()
    guard events.contains(where: { $0.id == event.id }) else {
      throw EventError.noSuchEvent(event.name)
    }
    try events.requireNew(event)
    try put(event)
  }

  /// Removes an event; throws ``EventError/noSuchEvent(_:)`` if it no longer exists.
  func removeEvent(_ id: String) throws {
    guard try remove(Event.self, id) else { throw EventError.noSuchEvent(id) }
  }
}
