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
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .badSubscription: (.badInput, "bad_subscription")
      case .foreignAddress: (.badInput, "foreign_push_service")
      case .tooMany: (.badInput, "too_many_browsers")
      }
    return Failure(
      kind, code: code, message: PushText.error(self).text(in: language),
      hint: PushText.advice(self).text(in: language))
  }
}
