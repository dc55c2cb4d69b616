import CoreModels

/// Whose names a day's calendar has.
struct Nameday: Hashable, Sendable {
  var day: Day
  /// The calendar's language as the API spells it: `sk`, `cs` or `cz`, `hu`, `pl`.
  var language: String
  /// The names, none on a day that the calendar leaves empty.
  var names: [String]
  /// The names in a sentence.
  var message: String
}
