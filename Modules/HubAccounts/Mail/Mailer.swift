/// A plain-text mail.
package struct MailMessage: Hashable, Sendable {
  var recipient: String
  package var subject: String
  package var text: String
}

/// Sends mail. A server without SMTP has no mailer.
package struct Mailer: Sendable {
  /// Sends a mail. Throws if no server accepted it.
  package var send: @Sendable (MailMessage) async throws -> Void
}
