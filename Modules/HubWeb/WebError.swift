package import CoreModels

/// Errors in requests from browsers.
package enum WebError: ExplainedError, Hashable {
  /// The form comes from another site or an earlier session.
  case foreignForm
  /// The body is not a form.
  case badForm
  /// The page does not exist.
  case missingPage
  case notLoggedIn
  /// The text is not a date.
  case badDay
  /// The value is not valid for the setting.
  case badSetting
  /// The data is sealed by the person's devices.
  case sealed
  /// No screen shows that code.
  case unknownCode
  /// No file was chosen.
  case noFile
  /// The check of the data found something.
  case damagedData
  /// Neither a screen nor a browser of the person shows reminders.
  case noReminderPlace
  /// The pause would end before it begins.
  case mercyInThePast

  package func failure(in language: Language) -> Failure { Failure(explanation, in: language) }

  private var explanation: (Failure.Kind, String, WebText, WebText) {
    switch self {
    case .foreignForm: (.notAllowed, "foreign_form", .foreignForm, .foreignFormAdvice)
    case .badForm: (.badInput, "bad_form", .badForm, .badFormAdvice)
    case .missingPage: (.notFound, "missing_page", .missingPage, .missingPageAdvice)
    case .notLoggedIn: (.unauthenticated, "not_logged_in", .notLoggedIn, .notLoggedInAdvice)
    case .badDay: (.badInput, "bad_day", .badDay, .badDayAdvice)
    case .badSetting: (.badInput, "bad_setting", .badSetting, .badSettingAdvice)
    case .sealed: (.misconfigured, "sealed", .sealed, .sealedAdvice)
    case .unknownCode: (.notFound, "unknown_code", .unknownCode, .unknownCodeAdvice)
    case .noFile: (.badInput, "no_file", .noFile, .noFileAdvice)
    case .damagedData: (.misconfigured, "store_damaged", .damagedData, .damagedDataAdvice)
    case .noReminderPlace:
      (.misconfigured, "no_reminder_place", .noReminderPlace, .noReminderPlaceAdvice)
    case .mercyInThePast: (.badInput, "pause_in_the_past", .mercyInThePast, .mercyInThePastAdvice)
    }
  }
}
