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
    let (kind, code, message, hint): (Failure.Kind, String, AccountText, AccountText) =
      switch self {
      case .noServer: (.usage, "no_server", .errorNoServer, .adviceNoServer)
      case .noEmail: (.usage, "no_email", .errorNoEmail, .adviceNoEmail)
      case .noPassword: (.usage, "no_password", .errorNoPassword, .adviceNoPassword)
      case .passwordsDiffer:
        (.badInput, "passwords_differ", .errorPasswordsDiffer, .advicePasswordsDiffer)
      case .termsNotAccepted:
        (.usage, "terms_not_accepted", .errorTermsNotAccepted, .adviceTermsNotAccepted)
      case .notLoggedIn: (.upstreamDenied, "not_logged_in", .errorNotLoggedIn, .adviceNotLoggedIn)
      case .unknownSetting(let name):
        (.usage, "unknown_setting", .errorUnknownSetting(name), .adviceUnknownSetting)
      case .badValue(let name, let value):
        (
          .usage, "bad_value", .errorBadValue(value, name: name),
          .adviceBadValue(BriefChoice.examples(of: name))
        )
      }
    return Failure(
      kind, code: code, message: message.text(in: language), hint: hint.text(in: language))
  }
}
