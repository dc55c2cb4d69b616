import CoreModels

/// Whose names the days of a year have, in the calendar of one language.
struct NamedayCalendar: Sendable {
  let language: Language

  /// `nil` for a language whose calendars have no names: English, German and Spanish ones here.
  init?(language: Language) {
    switch language {
    case .slovak, .czech, .hungarian, .polish: self.language = language
    case .english, .german, .spanish: return nil
    }
  }

  /// The names of a day, none where the calendar leaves it empty.
  func names(on day: Day) -> [String] { [] }

  /// The days of the year that have a name, by whole names first, then by their beginnings.
  func days(of name: String) -> [(month: Int, day: Int)] { [] }
}
