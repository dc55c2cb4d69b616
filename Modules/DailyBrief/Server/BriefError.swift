import CoreModels

/// An error about a log-in or a setting.
enum BriefError: CatalogError, Hashable {
  case noServer
  case noEmail
  /// No password was piped in, and there is no terminal to ask at.
  case noPassword
  case passwordsDiffer
  case termsNotAccepted
  case notLoggedIn
  case unknownSetting(String)
  /// A setting's name, and the value it does not accept.
  case badValue(String, String)

  var explanation: (Failure.Kind, String, AccountText, AccountText) {
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
  }
}
