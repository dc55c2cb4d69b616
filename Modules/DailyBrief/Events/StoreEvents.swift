import CoreStorage

/// A store of events.
///
/// Every method throws an `ExplainedError`.
protocol EventSource: Sendable {
  /// `true`, the default, if the source stores an event's lead days.
  var keepsLeadDays: Bool { get }
  /// Returns the stored events, unordered.
  func events() async throws -> [Event]
  /// Stores a new event, and returns its id.
  func add(_ event: Event) async throws -> String
  /// Stores new events: all or none of them, if the source supports that.
  func add(_ events: [Event]) async throws
  /// Updates an event.
  func update(_ event: Event) async throws
  /// Removes an event.
  func removeEvent(_ id: String) async throws
}

extension EventSource {
  var keepsLeadDays: Bool { true }

  /// Throws ``EventError/leadDaysOnServer`` if the source would lose the event's lead days.
  func requireKeeping(_ event: Event) throws(EventError) {
    if !event.leadDays.isEmpty, !keepsLeadDays { throw .leadDaysOnServer }
  }

  /// Returns `true` if a changed event has its new message for after the day. The original server
  /// accepts such messages, but drops them. If the check itself fails, assumes success.
  func keepsMessageAfter(of event: Event, once former: Event) async throws -> Bool {
    guard event.messageAfter != former.messageAfter else { return true }
    do {
      return try await events().first { $0.id == event.id }?.messageAfter == event.messageAfter
    } catch is ServerError {
      return true
    }
  }
}

extension ServerSource {
  var keepsLeadDays: Bool { false }
}

/// This machine's events.
struct StoreEvents: EventSource {
  let store: Store

  func events() async throws -> [Event] { try await store.read { try $0.events() } }

  func add(_ event: Event) async throws -> String {
    try await store.transaction { try $0.add(event) }
    return event.id
  }

  func add(_ events: [Event]) async throws {
    try await store.transaction { try $0.add(events) }
  }

  func update(_ event: Event) async throws {
    try await store.transaction { try $0.update(event) }
  }

  func removeEvent(_ id: String) async throws {
    try await store.transaction { try $0.removeEvent(id) }
  }
}
