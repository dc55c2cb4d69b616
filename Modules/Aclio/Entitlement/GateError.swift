import CoreModels

/// A limit that applies, or an error in determining the entitlement.
enum GateError: CatalogError, Hashable {
  case limitReached(PremiumGate.Action, EntitlementSource, Reset)
  /// RevenueCat is chosen, but its key or the person's id is missing.
  case notSetUp
  /// RevenueCat rejects the key.
  case keyRefused
  /// RevenueCat's response is invalid.
  case badReply
  /// There is nothing to restore, because nothing is sold.
  case nothingToRestore(EntitlementSource)

  var explanation: (Failure.Kind, String, GateText, GateText) {
    switch self {
    case .limitReached(.newGoal, let source, _):
      (
        .notAllowed, "goal_limit", .errorLimitNewGoal,
        source == .revenuecat ? .adviceGoalLimitPremium : .adviceGoalLimit
      )
    case .limitReached(.expand, let source, let reset):
      (.notAllowed, "expand_limit", .errorLimitExpand, .dailyLimit(source, reset))
    case .limitReached(.doIt, let source, let reset):
      (.notAllowed, "do_limit", .errorLimitDoIt, .dailyLimit(source, reset))
    case .notSetUp: (.misconfigured, "revenuecat_not_set_up", .errorNotSetUp, .adviceNotSetUp)
    case .keyRefused:
      (.misconfigured, "revenuecat_key_refused", .errorKeyRefused, .adviceKeyRefused)
    case .badReply: (.unavailable, "reply_unreadable", .errorBadReply, .adviceBadReply)
    case .nothingToRestore(.selfHosted):
      (.usage, "nothing_to_restore", .errorNothingToRestore, .adviceAllUnlocked)
    case .nothingToRestore:
      (.usage, "nothing_to_restore", .errorNothingToRestore, .adviceNothingToRestore)
    }
  }

  var retryAfter: Int? {
    switch self {
    case .limitReached(.expand, _, let reset), .limitReached(.doIt, _, let reset): reset.seconds
    default: nil
    }
  }
}
