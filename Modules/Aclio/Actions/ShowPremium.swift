import ArgumentParser
import CorePlugin
import CoreStorage

/// `aclio premium [status|restore]`: what is unlocked, and how many uses are left.
struct ShowPremium: Action {
  static var configuration: CommandConfiguration {
    .init("premium", HelpText.premium, more: HelpText.premiumMore)
  }
  static var purpose: CommandPurpose { .either }
  static var inputs: [Input<Self>] {
    [.argument("action", defaultOf: \.request, HelpText.premiumAction)]
  }

  enum Request: String, CaseIterable, InputValue { case status, restore }

  var request = Request.status

  var showsOnly: Bool { request != .restore }

  func perform(in world: World) async throws -> PremiumScreen {
    let restored = request == .restore ? try await world.restoreEntitlement() : nil
    let checked = restored == nil ? try await world.checkedEntitlement() : nil
    let entitlement = restored ?? checked?.entitlement ?? .free
    let gate = PremiumGate(entitlement: entitlement, device: world.store.device)
    let moment = world.moment
    let (usage, links) = try await world.store.read { snapshot in
      (try gate.usage(in: snapshot, at: moment), try PurchaseLinks(snapshot))
    }
    return PremiumScreen(
      entitlement: entitlement, usage: usage, links: links, problem: checked?.problem,
      isRestore: restored != nil)
  }
}
