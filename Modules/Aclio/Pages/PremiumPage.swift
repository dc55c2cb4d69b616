import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page of limits: what is unlocked, the remaining uses, and how to lift the limits.
  static let aclioPremium = Page(
    "/aclio/premium", title: { GateText.title.text(in: $0) }
  ) { request, world in
    let checked = try await world.checkedEntitlement()
    let entitlement = checked.entitlement
    let gate = PremiumGate(entitlement: entitlement, device: world.store.device)
    let moment = world.moment
    let (usage, links) = try await world.store.read { snapshot in
      (try gate.usage(in: snapshot, at: moment), try PurchaseLinks(snapshot))
    }
    var values = AclioParts.values(nil, request, in: world)
    values["title"] = world.text(GateText.title)
    values["state"] = world.text(
      entitlement.isActive
        ? GateText.unlocked(entitlement.source) : .limited)
    if let until = entitlement.until {
      values["until"] = world.text(
        GateText.until(world.calendar.wallClock(at: until).date.inWords))
    }
    values["left"] = [
      usage.goalsLeft.map { GateText.left(.newGoal, $0) },
      usage.expandLeft.map { .left(.expand, $0) }, usage.doLeft.map { .left(.doIt, $0) },
    ].compactMap { $0.map { world.text($0) } }
    if !entitlement.isActive {
      values["resets"] = world.text(GateText.resets(Reset(at: moment).timeOfDay))
    }
    values["isForSale"] = entitlement.source == .revenuecat && !entitlement.isActive
    values["plans"] = links.links.map { plan, link in
      ["link": link, "name": world.text(AclioPageWord(plan: plan))]
    }
    values["problem"] = checked.problem.map(\.message)
    return .shown(PageContent(try PremiumPage.template.html(showing: values)))
  }
}

/// The paywall, if there is one.
enum PremiumPage {
  static let template = PageTemplate(Content.Pages.premium, parts: Content.file)

  static let restore = FormAction("/aclio/premium/restore", to: "/aclio/premium") { _ in
    ShowPremium(request: .restore)
  }
}

extension AclioPageWord {
  /// The name of a plan for sale.
  fileprivate init(plan: String) {
    self =
      switch plan {
      case "weekly": .weekly
      case "monthly": .monthly
      default: .yearly
      }
  }
}
