package import CoreModels

/// Errors in subscribing a browser to reminders.
package enum PushError: CatalogError, Hashable {
  /// The subscription is malformed.
  case badSubscription
  /// The push service is not on the public internet.
  case foreignAddress
  /// The person already has that many browsers.
  case tooMany(Int)

  package var explanation: (Failure.Kind, String, PushText, PushText) {
    switch self {
    case .badSubscription:
      (.badInput, "bad_subscription", .errorBadSubscription, .adviceBadSubscription)
    case .foreignAddress:
      (.badInput, "foreign_push_service", .errorForeignAddress, .adviceForeignAddress)
    case .tooMany(let count): (.badInput, "too_many_browsers", .errorTooMany(count), .adviceTooMany)
    }
  }
}
