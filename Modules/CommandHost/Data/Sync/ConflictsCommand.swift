import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook conflicts`: lists concurrent changes of several devices and how they were merged.
struct ListConflicts<Products: Suite>: Action {
  static var configuration: CommandConfiguration {
    .init("conflicts", HelpText.conflicts, more: HelpText.conflictsMore)
  }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [.option("limit", \.limit, HelpText.conflictsLimit, valueName: "n", in: 1...100_000)]
  }

  var limit = 20

  func perform(in world: World) async throws -> ConflictList {
    let words = ChangeWords(store: world.store, plugins: Products.plugins)
    let found = try await world.store.reconciliations(limit: limit + 1)
    return ConflictList(
      stories: try await ChangeStory.all(Array(found.prefix(limit)), words, in: world.store),
      plugins: Products.plugins, more: found.count > limit ? limit * 2 : nil)
  }
}

/// The merges of concurrent changes.
struct ConflictList: Outcome {
  let stories: [ChangeStory]
  let plugins: [any Plugin]
  /// A limit for seeing more; `nil` if there are no more.
  let more: Int?

  static var shape: Shape { [ChangeStory].shape }
  var json: JSONValue { stories.json }

  func lines(in world: World) -> [String] {
    stories.isEmpty
      ? [world.text(LogText.noConflicts)]
      : stories.map { [$0].line(of: plugins, in: world) } + world.more(limit: more)
  }
}
