import CoreModels
import CoreTerminal

/// Configuration errors that prevent the start of a server.
enum OperationError: ExplainedError, Hashable {
  case badListen(String)
  case badPublicURL(String)
  /// An environment variable has an invalid value.
  case badVariable(String)
  /// A single-user server would be open to others.
  case personOffLoopback(String)
  /// Accounts would be served without TLS beyond loopback.
  case plainOffLoopback(String)
  /// A Unix domain socket needs a public URL, because browsers cannot open its path.
  case socketWithoutURL(String)
  case cannotListen(String)
  /// Built without the trait for databases.
  case noDatabase
  case badDatabase
  case mailSenderMissing
  case mailUnencrypted
  case mailPasswordMissing(String)
  case mailUnreachable(String)
  /// The mail server and its reason for refusing.
  case mailRefused(String, String)
  /// All errors found, as messages.
  case several([Failure])

  func failure(in language: Language) -> Failure {
    if case .several(let failures) = self {
      if let only = failures.first, failures.count == 1 {
        return Failure(.misconfigured, code: only.code, message: only.message, hint: only.hint)
      }
      return Failure(
        .misconfigured, code: "misconfigured",
        message: failures.flatMap { [$0.message, $0.hint] }.filter { !$0.isEmpty }
          .joined(separator: " "))
    }
    let (code, message, advice) = words
    return Failure(.misconfigured, code: code, message, advice, in: language)
  }

  private var words: (code: String, message: OperationText, advice: OperationText) {
    switch self {
    case .badListen(let text): ("bad_listen", .badListen(text), .badListenAdvice)
    case .badPublicURL(let text): ("bad_public_url", .badPublicURL(text), .badPublicURLAdvice)
    case .badVariable(let name): ("bad_variable", .badVariable(name), .badVariableAdvice)
    case .personOffLoopback(let host):
      ("person_off_loopback", .personOffLoopback(host), .personOffLoopbackAdvice)
    case .plainOffLoopback(let host):
      ("plain_off_loopback", .plainOffLoopback(host), .plainOffLoopbackAdvice)
    case .socketWithoutURL(let path):
      ("socket_without_url", .socketWithoutURL(path), .badPublicURLAdvice)
    case .cannotListen(let address):
      ("cannot_listen", .cannotListen(address), .cannotListenAdvice)
    case .noDatabase: ("no_database", .noDatabase, .noDatabaseAdvice)
    case .badDatabase: ("bad_database", .badDatabase, .badDatabaseAdvice)
    case .mailSenderMissing:
      ("mail_sender_missing", .mailSenderMissing, .mailSenderMissingAdvice)
    case .mailUnencrypted: ("mail_unencrypted", .mailUnencrypted, .mailUnencryptedAdvice)
    case .mailPasswordMissing(let user):
      ("mail_password_missing", .mailPasswordMissing(user), .mailPasswordMissingAdvice)
    case .mailUnreachable(let server):
      ("mail_unreachable", .mailUnreachable(server), .mailUnreachableAdvice)
    case .mailRefused(let server, let reason):
      ("mail_refused", .mailRefused(server, reason: reason.terminalSafe), .mailRefusedAdvice)
    case .several: ("misconfigured", .noMail, .noMail)
    }
  }
}
