extension Accounts {
  /// The data of a registration.
  struct Registration: Sendable {
    var email: String
    var password: String
    var username = ""
    var nickname = ""
    var emailConsent = false
    var termsAccepted = false
    /// The version of the privacy page that was accepted.
    var privacyVersion: String?
    /// The secret of the invitation, if any.
    var invitation: String?
  }
}
