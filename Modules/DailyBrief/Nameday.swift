import CoreModels

/// The names that a calendar lists for a day.
struct Nameday: Hashable, Sendable {
  var day: Day
  /// The calendar's language, spelled as the API spells it: `sk`, `cs` or `cz`, `hu`, `pl`.
  var language: String
  /// The names; empty on days without any.
  var names: [String]
  /// The names, in a sentence.
  var message: String
}
