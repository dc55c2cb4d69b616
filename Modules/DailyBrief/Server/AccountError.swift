import CoreModels

/// What is missing or wrong where a person logs in or chooses a setting.
enum AccountError: ExplainedError, Hashable {
  case noServer
  case noEmail
  /// Nobody can be asked, and nothing is piped in.
  case noPassword
  case passwordsDiffer
  case termsNotAccepted
  case notLoggedIn
  case unknownSetting(String)
  /// A setting's name, and a value that it does not take.
  case badValue(String, String)

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .noServer: (.usage, "no_server")
      case .noEmail: (.usage, "no_email")
      case .noPassword: (.usage, "no_password")
      case .passwordsDiffer: (.badInput, "passwords_differ")
      case .termsNotAccepted: (.usage, "terms_not_accepted")
      case .notLoggedIn: (.unauthenticated, "not_logged_in")
      case .unknownSetting: (.usage, "unknown_setting")
      case .badValue: (.usage, "bad_value")
      }
    return Failure(
      kind, code: code, message: AccountText.error(self).text(in: language),
      hint: AccountText.advice(self).text(in: language))
  }
}
