import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `daybook undo`: undoes changes of any product.
struct UndoChanges<Products: Suite>: Action {
  static var configuration: CommandConfiguration {
    .init("undo", HelpText.undoLast, more: HelpText.undoMore)
  }
  static var purpose: CommandPurpose { .either }
  static var inputs: [Input<Self>] {
    [
      .argument("id", \.id, HelpText.undoId),
      .option("by", \.by, HelpText.undoBy, valueName: "name"),
      .option("since", \.since, HelpText.undoSince, valueName: "day"),
      .flag("list", \.onlyLists, HelpText.undoList),
      .option("limit", \.limit, HelpText.conflictsLimit, valueName: "n", in: 1...100_000),
      .flag("dry_run", \.isRehearsal, HelpText.undoDryRun),
    ]
  }

  var id: String?
  var by: String?
  var since: String?
  var onlyLists = false
  var limit = 20
  var isRehearsal = false

  func perform(in world: World) async throws -> Undoing {
    let start = try since.map { world.calendar.start(of: try world.day($0, .past)) }
    if onlyLists {
      let batches = try await world.store.batches(by: by, since: start, limit: limit + 1)
      return .possible(
        try await Array(batches.prefix(limit)).told(of: Products.plugins, in: world),
        of: Products.plugins, more: batches.count > limit ? limit * 2 : nil)
    }
    let taken = try await world.store.undo(
      batches: chosen(since: start, in: world), rehearsal: isRehearsal)
    let batches = try await taken.changes.batches.told(of: Products.plugins, in: world)
    return .done(
      UndoneChanges(
        changes: taken.changes, batches: batches, overwritten: taken.overwritten.count,
        isRehearsal: isRehearsal, plugins: Products.plugins))
  }

  func follow(in world: World) async {
    if !onlyLists && !isRehearsal { await world.renewTimers(of: Products.plugins) }
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

/// Undone transactions, or those that can be undone.
enum Undoing: Outcome {
  /// With a limit for seeing more, if there are more.
  case possible([WrittenBatch], of: [any Plugin], more: Int?)
  case done(UndoneChanges)

  static var shape: Shape { .anyOf([UndoneChanges.shape, [WrittenBatch].shape]) }

  var json: JSONValue {
    switch self {
    case .possible(let batches, _, _): batches.json
    case .done(let undone): undone.json
    }
  }

  func lines(in world: World) -> [String] {
    switch self {
    case .possible(let batches, let plugins, let more):
      batches.isEmpty
        ? [world.text(HostText.nothingToUndo)]
        : batches.map { $0.line(of: plugins, isNumbered: true, in: world) }
          + world.more(limit: more)
    case .done(let undone): undone.lines(in: world)
    }
  }
}

/// Undone changes, or those of a rehearsal.
struct UndoneChanges: JSONObject {
  let changes: [Change]
  let batches: [WrittenBatch]
  let overwritten: Int
  let isRehearsal: Bool
  let plugins: [any Plugin]

  static let fields: [Field<Self>] =
    WrittenChanges.fields.map {
      $0.within { (undone: Self) in WrittenChanges(changes: undone.changes) }
    }
    + [
      Field("transactions", "The undone transactions.", \.batches),
      Field("overwritten", "Records that were overwritten since and stay.", \.overwritten),
      Field("dry_run", "Whether nothing was changed.", \.isRehearsal),
    ]

  func lines(in world: World) -> [String] {
    [isRehearsal ? world.text(LogText.wouldUndo) : world.text(HostText.undone)]
      + batches.map { $0.line(of: plugins, in: world) }
      + (overwritten > 0 ? [world.text(LogText.writtenOver(overwritten))] : [])
  }
}

/// `daybook redo`: redoes what was undone.
struct RedoChanges<Products: Suite>: Action {
  static var configuration: CommandConfiguration {
    .init("redo", HelpText.redoLast, more: HelpText.redoMore)
  }
  static var purpose: CommandPurpose { .either }

  func perform(in world: World) async throws -> RedoneChanges {
    let changes = try await world.store.redo()
    guard !changes.isEmpty else { throw LogError.nothingToRedo }
    let batches = try await changes.batches.told(of: Products.plugins, in: world)
    return RedoneChanges(changes: changes, batches: batches, plugins: Products.plugins)
  }

  func follow(in world: World) async { await world.renewTimers(of: Products.plugins) }
}

/// Changes that were redone.
struct RedoneChanges: Outcome {
  let changes: [Change]
  let batches: [WrittenBatch]
  let plugins: [any Plugin]

  static var shape: Shape { WrittenChanges.shape }
  var json: JSONValue { WrittenChanges(changes: changes).json }

  func lines(in world: World) -> [String] {
    [world.text(LogText.redone)] + batches.map { $0.line(of: plugins, in: world) }
  }
}

extension [[Change]] {
  /// The transactions with the sentences that describe them.
  fileprivate func told(of plugins: [any Plugin], in world: World) async throws -> [WrittenBatch] {
    let words = ChangeWords(store: world.store, plugins: plugins)
    return try await asyncMap { try await WrittenBatch(changes: $0, words, in: world) }
  }
}
