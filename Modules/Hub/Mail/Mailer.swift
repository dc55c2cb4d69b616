/// A mail in plain text.
struct MailMessage: Hashable, Sendable {
  var recipient: String
  var subject: String
  var text: String
}

/// Sends mail; a server without SMTP has none.
struct Mailer: Sendable {
  /// Sends a mail; throws where no server took it.
  var send: @Sendable (MailMessage) async throws -> Void
}
