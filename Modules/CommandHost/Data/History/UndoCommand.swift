import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `daybook undo`: undoes changes of any product.
struct UndoCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("undo", HelpText.undoLast, more: HelpText.undoMore)
  }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.undoId))
  var id: String?

  @Option(help: ArgumentHelp(HelpText.undoBy, valueName: "name"))
  var by: String?

  @Option(help: ArgumentHelp(HelpText.undoSince, valueName: "day"))
  var since: String?

  @Flag(help: ArgumentHelp(HelpText.undoList))
  var list = false

  @Flag(help: ArgumentHelp(HelpText.undoDryRun))
  var dryRun = false

  func run(in world: World) async throws {
    let words = ChangeWords(store: world.store, plugins: Products.plugins)
    let start = try since.map { world.calendar.start(of: try world.day($0, .past)) }
    if list {
      let batches = try await world.store.batches(by: by, since: start, limit: 20)
      let told = try await batches.asyncMap {
        try await WrittenBatch(changes: $0, words, in: world)
      }
      return try world.answer(.array(told.map(\.json))) {
        told.isEmpty
          ? [world.text(HostText.nothingToUndo)]
          : told.map { $0.line(of: Products.plugins, isNumbered: true, in: world) }
      }
    }
    let taken = try await world.store.undo(
      batches: chosen(since: start, in: world), rehearsal: dryRun)
    if !dryRun { await world.renewTimers(of: Products.plugins) }
    let batches = try await taken.changes.batches.asyncMap {
      try await WrittenBatch(changes: $0, words, in: world)
    }
    var json = WrittenBatch.json(of: taken.changes)
    json["transactions"] = .array(batches.map(\.json))
    json["overwritten"] = .integer(Int64(taken.overwritten.count))
    json["dry_run"] = .bool(dryRun)
    try world.answer(.object(json)) {
      let over = taken.overwritten.count
      return [dryRun ? world.text(LogText.wouldUndo) : world.text(HostText.undone)]
        + batches.map { $0.line(of: Products.plugins, in: world) }
        + (over > 0 ? [world.text(LogText.writtenOver(over))] : [])
    }
  }

  private func chosen(since start: Instant?, in world: World) async throws -> [String] {
    if let id {
      guard let name = try await world.store.batchName(id) else { throw LogError.noBatch(id) }
      return [name]
    }
    let isLast = by == nil && start == nil
    return try await world.store.batches(by: by, since: start, limit: isLast ? 1 : nil)
      .compactMap(\.first?.batchName)
  }
}

/// `daybook redo`: redoes what was undone.
struct RedoCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("redo", HelpText.redoLast, more: HelpText.redoMore)
  }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let words = ChangeWords(store: world.store, plugins: Products.plugins)
    let changes = try await world.store.redo()
    guard !changes.isEmpty else { throw LogError.nothingToRedo }
    await world.renewTimers(of: Products.plugins)
    let batches = try await changes.batches.asyncMap {
      try await WrittenBatch(changes: $0, words, in: world)
    }
    try world.answer(.object(WrittenBatch.json(of: changes))) {
      [world.text(LogText.redone)] + batches.map { $0.line(of: Products.plugins, in: world) }
    }
  }
}
