import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook conflicts`: lists concurrent changes of several devices and how they were merged.
struct ConflictsCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("conflicts", HelpText.conflicts, more: HelpText.conflictsMore)
  }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.conflictsLimit, valueName: "n"))
  var limit = 20

  func run(in world: World) async throws {
    let limit = try (1...100_000).validated(limit, option: "limit")
    let words = ChangeWords(store: world.store, plugins: Products.plugins)
    let stories = try await ChangeStory.all(
      world.store.reconciliations(limit: limit), words, in: world.store)
    try world.answer(.array(stories.map(\.json))) {
      stories.isEmpty
        ? [world.text(LogText.noConflicts)]
        : stories.map {
          $0.line(of: Products.plugins, in: world) + world.separator + $0.change.id.terminalSafe
        }
    }
  }
}
