import CoreModels

/// The sentences about accounts and settings.
enum AccountText: CompleteTextCatalogue {
  case loggedIn(email: String, server: String)
  /// A day and a time in words.
  case validUntil(String)
  case endsOn(String)
  case loggedOut(server: String)
  case notLoggedIn
  /// Questions.
  case askEmail, askPassword, askNewPassword, askAgain, askTerms, askMail
  case registered(String)
  case passwordChanged
  /// Where a setting holds.
  case onServerToo, hereOnly, hereWithoutKey
  /// A setting that nobody chose, and modules that are all off.
  case usual, none
  case error(AccountError)
  case advice(AccountError)

  static var samples: [AccountText] {
    let errors: [AccountError] = [
      .noServer, .noEmail, .noPassword, .passwordsDiffer, .termsNotAccepted, .notLoggedIn,
      .unknownSetting("a"), .badValue("language", "b"),
    ]
    return [
      .loggedIn(email: "a", server: "b"), .validUntil("a"), .endsOn("a"),
      .loggedOut(server: "a"), .notLoggedIn, .askEmail, .askPassword, .askNewPassword,
      .askAgain, .askTerms, .askMail, .registered("a"), .passwordChanged, .onServerToo,
      .hereOnly, .hereWithoutKey, .usual, .none,
    ] + errors.flatMap { [.error($0), .advice($0)] }
  }
}
