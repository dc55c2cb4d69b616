import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook history`: what was written, changed and removed, and when.
struct HistoryCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "What you wrote, changed and removed, newest first.",
    discussion: """
      Name a product (mori), a kind of record (mori.gratitude) or one record's id to see only that.
      A single record's texts are shown whole, whether they can be read or not.
      """)

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Argument(help: "An app, a kind of record or a record's id (default: everything).")
  var name: String?

  @Option(help: "How many changes to show at most.")
  var limit = 50

  @Flag(help: "Show whole texts.")
  var full = false

  func run(in world: World) async throws {
    let limit = try (1...1_000_000).validated(limit, option: "limit")
    let (stories, isOfRecord) = try await ChangeStory.newest(limit, about: name, in: world.store)
    if let name, stories.isEmpty { throw HostError.noHistory(name) }
    try world.answer(.array(stories.map(\.json))) {
      if stories.isEmpty { return [world.text(HostText.nothingWritten)] }
      if full || isOfRecord { return stories.flatMap { $0.fullLines(in: world) } }
      let lines = stories.map { $0.line(in: world) }
      return world.isDrawn ? lines.flatMap { $0.wrapped(to: world.columns) } : lines
    }
  }
}
