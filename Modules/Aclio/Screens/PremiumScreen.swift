import CoreModels
import CorePlugin
import CoreTerminal

/// The entitlement, the remaining uses, and the plans for sale.
struct PremiumScreen: Outcome {
  let entitlement: Entitlement
  let usage: Usage
  let links: PurchaseLinks
  /// The reason why RevenueCat could not be asked.
  var problem: Failure?
  var isRestore = false

  func lines(in world: World) -> [String] {
    var texts: [GateText] = []
    if isRestore { texts.append(entitlement.isActive ? .restored : .nothingFound) }
    texts.append(
      entitlement.isActive ? .unlocked(entitlement.source) : .limited)
    if let until = entitlement.until {
      let wall = world.calendar.wallClock(at: until)
      texts.append(
        .until("\(wall.date.shortText(in: world.language)) \(world.calendar.timeOfDay(at: until))"))
    }
    texts += [
      usage.goalsLeft.map { .left(.newGoal, $0) }, usage.expandLeft.map { .left(.expand, $0) },
      usage.doLeft.map { .left(.doIt, $0) },
    ].compactMap { $0 }
    if !entitlement.isActive { texts.append(.resets(Reset(at: world.moment).timeOfDay)) }
    if entitlement.source == .revenuecat && !entitlement.isActive {
      texts.append(.plans)
      texts += links.distinct.map { .buyAt($0) }
    }
    let title = world.isDrawn ? [world.styled(world.text(GateText.title), .bold), ""] : []
    return title
      + texts.flatMap { wrapped(world.text($0), in: world) }
      + trouble.flatMap { wrapped($0, in: world) }.map { world.styled($0, .dim) }
  }

  private func wrapped(_ text: String, in world: World) -> [String] {
    world.isDrawn ? text.terminalSafe.wrapped(to: world.columns) : [text.terminalSafe]
  }

  private var trouble: [String] {
    problem.map { [$0.message, $0.hint] }?.filter { !$0.isEmpty } ?? []
  }
}

extension PremiumScreen: JSONObject {
  static let fields: [Field<Self>] = [
    Field("premium", "What is unlocked.", \.entitlement),
    Field("usage", "What is left where it is not.", \.usage),
    Field("plans", "The plans for sale.") { $0.isForSale ? PurchaseLinks.plans : [] },
    Field("purchase_urls", "Where each of them is sold.", purchases.shape()) { screen in
      screen.isForSale ? purchases.json(of: screen) : [:]
    },
    Field("error", "Why the subscription could not be checked.", Shape.failureDetails.orNull) {
      $0.problem?.json["error"] ?? .null
    },
  ]

  private static let purchases = PurchaseLinks.plans.map { plan in
    Field<Self>.optional(plan, "Where the plan is sold.") { screen in
      screen.links.links.first { $0.plan == plan }?.link
    }
  }

  private var isForSale: Bool { entitlement.source == .revenuecat }
}
