import CoreModels

/// The sentences about how the server is run.
enum OperationText: CompleteTextCatalogue {
  case badListen(String)
  case badListenAdvice
  case badPublicURL(String)
  case badPublicURLAdvice
  case personOffLoopback(String)
  case personOffLoopbackAdvice
  case plainOffLoopback(String)
  case plainOffLoopbackAdvice
  case cannotListen(String)
  case cannotListenAdvice
  case noDatabase
  case noDatabaseAdvice
  case badDatabase
  case badDatabaseAdvice
  case mailSenderMissing
  case mailSenderMissingAdvice
  case mailUnencrypted
  case mailUnencryptedAdvice
  case mailPasswordMissing(String)
  case mailPasswordMissingAdvice
  case mailUnreachable(String)
  case mailUnreachableAdvice
  case mailRefused(String, String)
  case mailRefusedAdvice
  case inOrder(String)
  case noMail
  case noTrustedProxy
  case listening(String)

  static let samples: [OperationText] = [
    .badListen("a"), .badListenAdvice, .badPublicURL("a"), .badPublicURLAdvice,
    .personOffLoopback("a"), .personOffLoopbackAdvice, .plainOffLoopback("a"),
    .plainOffLoopbackAdvice, .cannotListen("a"), .cannotListenAdvice, .noDatabase,
    .noDatabaseAdvice, .badDatabase, .badDatabaseAdvice, .mailSenderMissing,
    .mailSenderMissingAdvice, .mailUnencrypted, .mailUnencryptedAdvice, .mailPasswordMissing("a"),
    .mailPasswordMissingAdvice, .mailUnreachable("a"), .mailUnreachableAdvice,
    .mailRefused("a", "b"),
    .mailRefusedAdvice, .inOrder("a"), .noMail, .noTrustedProxy, .listening("a"),
  ]
}
