import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook undo`: takes back the last write of any product.
struct UndoCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "undo", abstract: "Undo the last thing you wrote, in any app.")
  }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Flag(help: "Show what could be undone, newest first, without changing anything.")
  var list = false

  func run(in world: World) async throws {
    if list {
      let batches = try await world.store.undoable().map(WrittenBatch<Products>.init)
      return try world.answer(.array(batches.map(\.json))) {
        batches.isEmpty
          ? [world.text(HostText.nothingToUndo)] : batches.map { $0.line(in: world) }
      }
    }
    let undone = WrittenBatch<Products>(changes: try await world.store.undo())
    await world.renewTimers(of: Products.plugins)
    try world.answer(undone.json) {
      [world.text(HostText.undone), undone.line(in: world)]
    }
  }
}

/// What one command wrote.
private struct WrittenBatch<Products: Suite> {
  let changes: [Change]

  var json: JSONValue {
    [
      "written_at": changes.first.map { .string($0.writtenAt.description) } ?? .null,
      "changes": .array(
        changes.map { change in
          [
            "kind": .string(change.kind), "id": .string(change.id),
            "day": change.day.map { .string($0.description) } ?? .null,
            "deleted": .bool(change.body == nil),
          ]
        }),
    ]
  }

  /// What was written, by kind and day: the first few.
  private var records: String {
    var names: [String] = []
    for change in changes {
      let kind = change.kind.drop { $0 != "." }.dropFirst()
      let name = ([String(kind)] + [change.day?.description].compactMap(\.self))
        .joined(separator: " ")
      if !names.contains(name) { names.append(name) }
    }
    return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " …" : "")
  }

  /// When, in which product, how much, and what.
  func line(in world: World) -> String {
    guard let written = changes.first?.writtenAt else { return "" }
    let time =
      "\(world.calendar.wallClock(at: written).date) \(world.calendar.timeOfDay(at: written))"
    let ids = Set(changes.map { $0.kind.prefix { $0 != "." } })
    let names = Products.plugins.filter { ids.contains($0.id[...]) }.map(\.name)
    let product = names.isEmpty ? "Daybook" : names.joined(separator: ", ")
    return [time, product, world.text(HostText.changes(changes.count)), records]
      .joined(separator: world.separator)
  }
}
