import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook history`: lists changes with their times.
struct ListHistory<Products: Suite>: Action {
  static var configuration: CommandConfiguration {
    .init("history", HelpText.history, more: HelpText.historyMore)
  }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .argument("name", \.name, HelpText.historyName),
      .option("by", \.by, HelpText.historyBy, valueName: "name"),
      .option("limit", \.limit, HelpText.historyLimit, in: 1...1_000_000),
      .flag("full", \.isFull, HelpText.historyFull),
    ]
  }

  var name: String?
  var by: String?
  var limit = 50
  var isFull = false

  func perform(in world: World) async throws -> ChangeHistory {
    let (found, count) = try await newest(limit + 1, in: world.store)
    let changes = Array(found.prefix(limit))
    if let name = name ?? by, changes.isEmpty { throw HostError.noHistory(name) }
    let words = ChangeWords(store: world.store, plugins: Products.plugins)
    var stories = try await ChangeStory.all(changes, words, in: world.store)
    for index in stories.indices where count > 0 { stories[index].number = count - index }
    return ChangeHistory(
      stories: stories, isFull: isFull || count > 0, isOfAll: name == nil,
      plugins: Products.plugins, more: found.count > limit ? limit * 2 : nil)
  }

  /// Returns the newest changes of a product, kind or record with the given name, or of everything;
  /// for a record, also its number of states.
  private func newest(
    _ limit: Int, in store: Store
  ) async throws -> (changes: [Change], states: Int) {
    let changes = try await store.history(kind: name, by: by, limit: limit, stubs: false)
    guard let name, changes.isEmpty else { return (changes, 0) }
    let states = try await store.history(
      id: store.recordID(name), by: by, stubs: false)
    return (Array(states.prefix(limit)), by == nil ? states.count : 0)
  }
}

/// Changes, newest first.
struct ChangeHistory: Outcome {
  let stories: [ChangeStory]
  let isFull: Bool
  /// `true` if nothing in particular was asked for: what apps wrote on their own is left out.
  let isOfAll: Bool
  let plugins: [any Plugin]
  /// A limit for seeing more; `nil` if there are no more.
  let more: Int?

  static var shape: Shape { [ChangeStory].shape }
  var json: JSONValue { stories.json }

  func lines(in world: World) -> [String] {
    let shown = stories.filter { !isOfAll || isFull || !$0.isAppsOwn }
    if shown.isEmpty { return [world.text(HostText.nothingWritten)] }
    let lines =
      isFull
      ? shown.flatMap { $0.fullLines(of: plugins, in: world) }
      : shown.batches.map { $0.line(of: plugins, in: world) }
    return lines + world.more(limit: more)
  }
}
