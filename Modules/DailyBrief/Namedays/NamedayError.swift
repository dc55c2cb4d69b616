import CoreModels

/// An error about namedays.
enum NamedayError: CatalogError, Hashable {
  /// The language has no nameday calendar.
  case noCalendar(Language)
  case unknownCalendar(String)
  /// The calendar does not list the name; `similar` are the names that begin with it.
  case noSuchName(String, similar: [String])
  /// The name has other dates, each as `MM-DD`.
  case notOnDate(String, date: String, dates: [String])
  case notFollowed(String)
  /// A date and a name were given together.
  case dateWithName

  var explanation: (Failure.Kind, String, NamedayText, NamedayText) {
    switch self {
    case .noCalendar(let language):
      (.notFound, "no_namedays", .noCalendar(in: language), .adviceChooseCalendar)
    case .unknownCalendar(let code):
      (.usage, "unknown_calendar", .errorUnknownCalendar(code), .adviceChooseCalendar)
    case .noSuchName(let name, let similar):
      (
        .notFound, "no_such_name", .errorNoSuchName(name),
        similar.isEmpty ? .adviceNoSuchName : .adviceSimilarNames(similar.joined(separator: ", "))
      )
    case .notOnDate(let name, let date, let dates):
      (
        .notFound, "not_on_date", .errorNotOnDate(name, date: YearlyDays(days: [date])),
        .adviceNotOnDate(YearlyDays(days: dates))
      )
    case .notFollowed(let name):
      (.notFound, "not_followed", .errorNotFollowed(name), .adviceNotFollowed)
    case .dateWithName: (.usage, "date_with_name", .errorDateWithName, .adviceDateWithName)
    }
  }
}
