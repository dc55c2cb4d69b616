import CoreModels

/// Where a brief comes from: this machine, or a server that speaks the DailyBrief API.
///
/// Every method throws what is wrong as an `ExplainedError`.
protocol BriefSource: Sendable {
  /// The whole page; a part that cannot be had is left out of it.
  func brief() async throws -> Brief
  /// The weather of the primary place, `nil` where none is set up.
  func weather() async throws -> Weather?
  /// Upcoming ones by their day, then past ones.
  func countdowns() async throws -> [Countdown]
  /// The names of a day, `nil` where the language has no namedays.
  func nameday(on day: Day) async throws -> Nameday?
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

extension BriefSource {
  func add(_ events: [Event]) async throws {
    for event in events { _ = try await add(event) }
  }
}
