import CoreModels

/// Texts about limits and how to lift them.
extension GateText {
  /// Everything is unlocked, with the reason for it.
  static func unlocked(_ source: EntitlementSource) -> Self {
    switch source {
    case .selfHosted: .unlockedSelfHosted
    case .revenuecat: .unlockedRevenuecat
    case .free: .unlockedFree
    }
  }

  static func left(_ action: PremiumGate.Action, _ count: Int) -> Self {
    switch action {
    case .newGoal: .leftNewGoal(count)
    case .expand: .leftExpand(count)
    case .doIt: .leftDoIt(count)
    }
  }

  static func error(_ error: GateError) -> Self {
    switch error {
    case .limitReached(.newGoal, _, _): .errorLimitNewGoal
    case .limitReached(.expand, _, _): .errorLimitExpand
    case .limitReached(.doIt, _, _): .errorLimitDoIt
    case .notSetUp: .errorNotSetUp
    case .keyRefused: .errorKeyRefused
    case .badReply: .errorBadReply
    case .nothingToRestore: .errorNothingToRestore
    }
  }

  static func advice(_ error: GateError) -> Self {
    switch error {
    case .limitReached(.newGoal, .revenuecat, _): .adviceGoalLimitPremium
    case .limitReached(.newGoal, _, _): .adviceGoalLimit
    case .limitReached(_, .revenuecat, let reset): .adviceDailyLimitPremium(reset.timeOfDay)
    case .limitReached(_, _, let reset): .adviceDailyLimit(reset.timeOfDay)
    case .notSetUp: .adviceNotSetUp
    case .keyRefused: .adviceKeyRefused
    case .badReply: .adviceBadReply
    case .nothingToRestore(.selfHosted): .adviceAllUnlocked
    case .nothingToRestore: .adviceNothingToRestore
    }
  }
}
