import CoreModels

/// Why a browser cannot be reminded.
enum PushError: ExplainedError, Hashable {
  /// Not what browsers send.
  case badSubscription
  /// The push service is none of the open internet.
  case foreignAddress
  /// The person has so many browsers already.
  case tooMany(Int)

  func failure(in language: Language) -> Failure {
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
