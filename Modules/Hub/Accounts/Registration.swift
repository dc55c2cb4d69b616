extension Accounts {
  /// What somebody who registers says.
  struct Registration: Sendable {
    var email: String
    var password: String
    var username = ""
    var nickname = ""
    var emailConsent = false
    var termsAccepted = false
    /// The version of the page about privacy that they agreed to.
    var privacyVersion: String?
    /// The secret of the invitation that they have.
    var invitation: String?
  }
}
