package import CoreModels

/// Errors in subscribing a browser to reminders.
package enum PushError: ExplainedError, Hashable {
  /// The subscription is malformed.
  case badSubscription
  /// The push service is not on the public internet.
  case foreignAddress
  /// The person already has that many browsers.
  case tooMany(Int)

  package func failure(in language: Language) -> Failure {
    let (code, message, hint): (String, PushText, PushText) =
      switch self {
      case .badSubscription: ("bad_subscription", .errorBadSubscription, .adviceBadSubscription)
      case .foreignAddress: ("foreign_push_service", .errorForeignAddress, .adviceForeignAddress)
      case .tooMany(let count): ("too_many_browsers", .errorTooMany(count), .adviceTooMany)
      }
    return Failure(.badInput, code: code, message, hint, in: language)
  }
}
