extension GateText {
  var english: String {
    switch self {
    case .title: "Premium"
    case .unlocked(.selfHosted): "Everything is unlocked. Nothing to buy."
    case .unlocked(.revenuecat): "Premium is active. Everything is unlocked."
    case .unlocked(.free): "Everything is unlocked."
    case .limited: "3 goals, and 3 detailed explanations and 3 “Do it for me” a day."
    case .until(let day): "Until \(day)."
    case .left(.newGoal, let count): "\(count) of 3 goals left"
    case .left(.expand, let count): "\(count) of 3 detailed explanations left today"
    case .left(.doIt, let count): "\(count) of 3 “Do it for me” left today"
    case .resets(let time): "Resets at \(time)."
    case .plans: "Plans: weekly, monthly, yearly"
    case .buyAt(let link): "Buy at \(link)"
    case .restored: "Your purchase is restored."
    case .nothingFound: "RevenueCat knows of no active purchase for you."
    case .error(.limitReached(.newGoal, _, _)): "There is room for 3 goals, and all are taken."
    case .error(.limitReached(.expand, _, _)): "Today’s 3 detailed explanations are used up."
    case .error(.limitReached(.doIt, _, _)): "Today’s 3 “Do it for me” are used up."
    case .error(.notSetUp):
      "RevenueCat is chosen, but its key or your id there is missing."
    case .error(.keyRefused): "RevenueCat does not accept the key."
    case .error(.badReply): "RevenueCat’s answer cannot be read."
    case .error(.nothingToRestore): "There is nothing to restore here."
    case .advice(.limitReached(.newGoal, let source, _)):
      "Archive or delete one." + premium(source)
    case .advice(.limitReached(_, let source, let reset)):
      "They reset at \(reset.timeOfDay)." + premium(source)
    case .advice(.notSetUp):
      "Choose aclio.revenuecat_user, and give the key as ACLIO_REVENUECAT_KEY."
    case .advice(.keyRefused): "Check ACLIO_REVENUECAT_KEY."
    case .advice(.badReply): "Try again later."
    case .advice(.nothingToRestore(.selfHosted)): "Everything is unlocked already."
    case .advice(.nothingToRestore): "The setting aclio.entitlement decides where limits come from."
    }
  }

  private func premium(_ source: EntitlementSource) -> String {
    source == .revenuecat ? " aclio premium shows what lifts the limit." : ""
  }
}
