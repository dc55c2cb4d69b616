/// A plain-text mail.
struct MailMessage: Hashable, Sendable {
  var recipient: String
  var subject: String
  var text: String
}

/// Sends mail. A server without SMTP has no mailer.
struct Mailer: Sendable {
  /// Sends a mail. Throws if no server accepted it.
  var send: @Sendable (MailMessage) async throws -> Void
}
