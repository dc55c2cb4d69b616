import CoreModels

/// What can be wrong with what a browser sends.
enum WebError: ExplainedError, Hashable {
  /// A form that no page of ours sent, or one of an earlier session.
  case foreignForm
  /// A body that is no form.
  case badForm
  /// A page that is not there.
  case missingPage
  /// Nobody is logged in.
  case notLoggedIn
  /// A text that is no day.
  case badDay
  /// A choice that does not fit.
  case badSetting
  /// The person's devices sealed what they have before they sent it.
  case sealed
  /// A pause that would end before it begins.
  case mercyInThePast

  func failure(in language: Language) -> Failure {
    let (kind, code, message, hint): (Failure.Kind, String, WebText, WebText) =
      switch self {
      case .foreignForm: (.notAllowed, "foreign_form", .foreignForm, .foreignFormAdvice)
      case .badForm: (.badInput, "bad_form", .badForm, .badFormAdvice)
      case .missingPage: (.notFound, "missing_page", .missingPage, .missingPageAdvice)
      case .notLoggedIn: (.unauthenticated, "not_logged_in", .notLoggedIn, .notLoggedInAdvice)
      case .badDay: (.badInput, "bad_day", .badDay, .badDayAdvice)
      case .badSetting: (.badInput, "bad_setting", .badSetting, .badSettingAdvice)
      case .sealed: (.misconfigured, "sealed", .sealed, .sealedAdvice)
      case .mercyInThePast:
        (.badInput, "pause_in_the_past", .mercyInThePast, .mercyInThePastAdvice)
      }
    return Failure(
      kind, code: code, message: message.text(in: language), hint: hint.text(in: language))
  }
}
