import CoreModels

/// What can go wrong with namedays.
enum NamedayError: ExplainedError, Hashable {
  /// The language has no calendar of names.
  case noCalendar(Language)
  case unknownCalendar(String)
  /// The calendar does not have the name; those that begin so.
  case noSuchName(String, similar: [String])
  /// The name has other days, each as `MM-DD`.
  case notOnDate(String, date: String, dates: [String])
  case notFollowed(String)
  /// A date and a name were given together.
  case dateWithName

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .noCalendar: (.notFound, "no_namedays")
      case .unknownCalendar: (.usage, "unknown_calendar")
      case .noSuchName: (.notFound, "no_such_name")
      case .notOnDate: (.notFound, "not_on_date")
      case .notFollowed: (.notFound, "not_followed")
      case .dateWithName: (.usage, "date_with_name")
      }
    return Failure(
      kind, code: code, message: NamedayText.error(self).text(in: language),
      hint: NamedayText.advice(self).text(in: language))
  }
}
