import CoreModels

/// Where a brief comes from: this machine, or a server that speaks the DailyBrief API.
///
/// Every method throws what is wrong as an `ExplainedError`.
protocol BriefSource: EventSource {
  /// The whole page; a part that cannot be had is left out of it.
  func brief() async throws -> Brief
  /// The weather of the primary place, `nil` where none is set up.
  func weather() async throws -> Weather?
  /// Upcoming ones by their day, then past ones.
  func countdowns() async throws -> [Countdown]
  /// The names of a day, `nil` where the language has no namedays.
  func nameday(on day: Day) async throws -> Nameday?
}
