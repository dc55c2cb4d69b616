import CoreModels
import CorePlugin
import CoreStorage

/// Where events are kept.
///
/// Every method throws what is wrong as an `ExplainedError`.
protocol EventSource: Sendable {
  /// Whether it keeps on which days an event is announced; true unless it says otherwise.
  var keepsLeadDays: Bool { get }
  /// The events as they are kept, in no order.
  func events() async throws -> [Event]
  /// Keeps a new event, and answers its id.
  func add(_ event: Event) async throws -> String
  /// Keeps new events: all or none of them where the source can do that.
  func add(_ events: [Event]) async throws
  /// Keeps an event's new values.
  func update(_ event: Event) async throws
  /// Forgets an event.
  func removeEvent(_ id: String) async throws
}

extension EventSource {
  var keepsLeadDays: Bool { true }

  /// Whether a changed event has its new words for after the day: the original server says yes to
  /// them, and leaves them out. Where it cannot be asked it is believed.
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

/// The events of this machine.
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

extension World {
  /// Where this person's events are kept.
  func eventSource() async throws -> any EventSource { try await briefSource() }
}
