import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun list`: lists the available affirmations with their sources.
struct ListCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("list", HelpText.list) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Flag(help: ArgumentHelp(HelpText.listRemoved))
  var removed = false

  func run(in world: World) async throws {
    let (source, removed) = (try await world.affirmationSource(), removed)
    if !removed { _ = try await world.firstRefresh(from: source) }
    let entries = try await world.store.read { snapshot in
      let shelf = world.shelf(snapshot, source)
      guard removed else { return try shelf.pool() }
      return try shelf.removed().map {
        ListedAffirmation(
          affirmation: $0.affirmation, origin: $0.isOwn ? .own : source.origin)
      }
    }
    try world.answer(.array(entries.map(\.json))) {
      guard entries.isEmpty else {
        return AffirmationLines(entries: entries.map { .init($0) }).lines(in: world)
      }
      return [world.text(removed ? GroundingSunText.noneRemoved : .noneListed)]
    }
  }
}
