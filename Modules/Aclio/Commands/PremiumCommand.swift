import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio premium [status|restore]`: what is unlocked, and how many uses are left.
struct PremiumCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("premium", HelpText.premium, more: HelpText.premiumMore)
  }

  enum Action: String, CaseIterable, ExpressibleByArgument { case status, restore }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.premiumAction))
  var action = Action.status

  var showsOnly: Bool { action != .restore }

  func run(in world: World) async throws {
    let restored = action == .restore ? try await world.restoreEntitlement() : nil
    let checked = restored == nil ? try await world.checkedEntitlement() : nil
    let entitlement = restored ?? checked?.entitlement ?? .free
    let gate = Gate(entitlement: entitlement, device: world.store.device)
    let moment = world.moment
    let (usage, links) = try await world.store.read { snapshot in
      (try gate.usage(in: snapshot, at: moment), try PurchaseLinks(snapshot))
    }
    let screen = PremiumScreen(
      entitlement: entitlement, usage: usage, links: links, problem: checked?.problem,
      isRestore: restored != nil)
    try world.answer(screen.json) { screen.lines(in: world) }
  }
}
