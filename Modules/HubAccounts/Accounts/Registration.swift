extension Accounts {
  /// The data of a registration.
  package struct Registration: Sendable {
    package var email: String
    package var password: String
    package var username = ""
    package var nickname = ""
    package var emailConsent = false
    package var termsAccepted = false
    /// The version of the privacy page that was accepted.
    package var privacyVersion: String?
    /// The secret of the invitation, if any.
    package var invitation: String?

    package init(
      email: String, password: String, username: String = "", nickname: String = "",
      emailConsent: Bool = false, termsAccepted: Bool = false, privacyVersion: String? = nil,
      invitation: String? = nil
    ) {
      (self.email, self.password) = (email, password)
      (self.username, self.nickname) = (username, nickname)
      (self.emailConsent, self.termsAccepted) = (emailConsent, termsAccepted)
      (self.privacyVersion, self.invitation) = (privacyVersion, invitation)
    }
  }
}
