import CoreModels

/// Why something is not unlocked, or it cannot be found out whether it is.
enum GateError: ExplainedError, Hashable {
  case limitReached(Gate.Action, EntitlementSource, Reset)
  /// RevenueCat is chosen, and its key or the person's id there is missing.
  case notSetUp
  /// RevenueCat does not accept the key.
  case keyRefused
  /// RevenueCat's answer cannot be read.
  case badReply
  /// There is nothing to restore, because nothing is bought.
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
      kind, code: code, message: GateText.error(self).text(in: language),
      hint: GateText.advice(self).text(in: language), retryAfter: retryAfter)
  }

  private var retryAfter: Int? {
    switch self {
    case .limitReached(.expand, _, let reset), .limitReached(.doIt, _, let reset): reset.seconds
    default: nil
    }
  }
}
