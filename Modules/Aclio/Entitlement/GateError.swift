import CoreModels

/// A limit that applies, or an error in determining the entitlement.
enum GateError: ExplainedError, Hashable {
  case limitReached(PremiumGate.Action, EntitlementSource, Reset)
  /// RevenueCat is chosen, but its key or the person's id is missing.
  case notSetUp
  /// RevenueCat rejects the key.
  case keyRefused
  /// RevenueCat's response is invalid.
  case badReply
  /// There is nothing to restore, because nothing is sold.
  case nothingToRestore(EntitlementSource)

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .limitReached(.newGoal, _, _): (.notAllowed, "goal_limit")
      case .limitReached(.expand, _, _): (.notAllowed, "expand_limit")
      case .limitReached(.doIt, _, _): (.notAllowed, "do_limit")
      case .notSetUp: (.misconfigured, "revenuecat_not_set_up")
      case .keyRefused: (.misconfigured, "revenuecat_key_refused")
      case .badReply: (.unavailable, "reply_unreadable")
      case .nothingToRestore: (.usage, "nothing_to_restore")
      }
    return Failure(
      kind, code: code, GateText.error(self), GateText.advice(self), in: language,
      retryAfter: retryAfter)
  }

  private var retryAfter: Int? {
    switch self {
    case .limitReached(.expand, _, let reset), .limitReached(.doIt, _, let reset): reset.seconds
    default: nil
    }
  }
}
