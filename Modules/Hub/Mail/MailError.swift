/// Why a mail was not sent; the operator reads it.
enum MailError: Error, Hashable, CustomStringConvertible {
  /// The server's answer, where it did not take the mail.
  case refused(code: Int, text: String)
  /// What came is no SMTP.
  case unreadable
  /// The server offers no encryption, or is to be asked in clear off this machine.
  case unencrypted
  /// The server offers no way to log in that we know.
  case noLogIn
  /// The server has no way to write to such an address.
  case badAddress
  /// It took too long.
  case timedOut

  /// The server's own words, or ours in the field's English.
  var reason: String {
    switch self {
    case .refused(let code, let text): "\(code) \(text)"
    case .unreadable: "no SMTP"
    case .unencrypted: "no STARTTLS"
    case .noLogIn: "no AUTH PLAIN or LOGIN"
    case .badAddress: "hub.smtp.from"
    case .timedOut: "timed out"
    }
  }

  /// As a log has it, which holds no server's words: they often name the recipient.
  var description: String {
    if case .refused(let code, _) = self { "refused with \(code)" } else { reason }
  }
}
