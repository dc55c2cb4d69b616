import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook history`: lists changes with their times.
struct HistoryCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("history", HelpText.history, more: HelpText.historyMore)
  }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.historyName))
  var name: String?

  @Option(help: ArgumentHelp(HelpText.historyBy, valueName: "name"))
  var by: String?

  @Option(help: ArgumentHelp(HelpText.historyLimit))
  var limit = 50

  @Flag(help: ArgumentHelp(HelpText.historyFull))
  var full = false

  func run(in world: World) async throws {
    let limit = try (1...1_000_000).validated(limit, option: "limit")
    let (changes, count) = try await newest(limit, in: world.store)
    if let name = name ?? by, changes.isEmpty { throw HostError.noHistory(name) }
    let words = ChangeWords(store: world.store, plugins: Products.plugins)
    var stories = try await ChangeStory.all(changes, words, in: world.store)
    for index in stories.indices where count > 0 { stories[index].number = count - index }
    try world.answer(.array(stories.map(\.json))) {
      if stories.isEmpty { return [world.text(HostText.nothingWritten)] }
      let plugins = Products.plugins
      if full || count > 0 { return stories.flatMap { $0.fullLines(of: plugins, in: world) } }
      let lines = stories.map { $0.line(of: plugins, in: world) }
      return world.isDrawn ? lines.flatMap { $0.wrapped(to: world.columns) } : lines
    }
  }

  /// Returns the newest changes of a product, kind or record with the given name, or of everything;
  /// for a record, also its number of states.
  private func newest(
    _ limit: Int, in store: Store
  ) async throws -> (changes: [Change], states: Int) {
    let changes = try await store.history(kind: name, by: by, limit: limit, stubs: false)
    guard let name, changes.isEmpty else { return (changes, 0) }
    let states = try await store.history(id: name, by: by, stubs: false)
    return (Array(states.prefix(limit)), by == nil ? states.count : 0)
  }
}
