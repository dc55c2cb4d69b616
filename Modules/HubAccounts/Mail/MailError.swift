/// Errors while sending mail, for the operator.
package enum MailError: Error, Hashable, CustomStringConvertible {
  /// The server refused the mail with that reply.
  case refused(code: Int, text: String)
  /// The server does not speak SMTP.
  case unreadable
  /// The server offers no encryption, or a remote server is configured without it.
  case unencrypted
  /// The server supports neither AUTH PLAIN nor AUTH LOGIN.
  case noLogIn
  /// The address cannot be used in SMTP.
  case badAddress
  case timedOut

  /// The server's own words, or a technical term.
  package var reason: String {
    switch self {
    case .refused(let code, let text): "\(code) \(text)"
    case .unreadable: "no SMTP"
    case .unencrypted: "no STARTTLS"
    case .noLogIn: "no AUTH PLAIN or LOGIN"
    case .badAddress: "hub.smtp.from"
    case .timedOut: "timed out"
    }
  }

  /// The text for the log, without the server's words, which often name the recipient.
  package var description: String {
    if case .refused(let code, _) = self { "refused with \(code)" } else { reason }
  }
}
