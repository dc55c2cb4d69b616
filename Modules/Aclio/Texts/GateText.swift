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

  /// Advice about a limit that resets every day.
  static func dailyLimit(_ source: EntitlementSource, _ reset: Reset) -> Self {
    source == .revenuecat
      ? .adviceDailyLimitPremium(reset.timeOfDay) : .adviceDailyLimit(reset.timeOfDay)
  }
}
