import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// The changes of one transaction.
struct WrittenBatch: JSONObject {
  private let changes: [Change]
  private let stories: [ChangeStory]
  /// The number by which the user refers to it.
  private let number: String

  init(changes: [Change], _ words: ChangeWords, in world: World) async throws {
    self.changes = changes
    stories = try await ChangeStory.all(
      Array(changes.prefix([ChangeStory].mostSentences)), words, in: world.store)
    number = changes.first.map { world.number(of: $0) } ?? ""
  }

  static let fields: [Field<Self>] =
    WrittenChanges.fields.map {
      $0.within { (batch: Self) in WrittenChanges(changes: batch.changes) }
    }
    + [
      Field("id", "The number by which to undo it.", \.number),
      Field("by", "Who wrote it, if known.", \.changes.first?.origin?.text),
    ]

  /// Formats time, products and changes in one line.
  func line(of plugins: [any Plugin], isNumbered: Bool = false, in world: World) -> String {
    let parts = stories.parts(of: plugins, outOf: changes.count, in: world)
    return ((isNumbered ? [number] : []) + parts).inOneLine(world)
  }
}

/// Changes that were written together.
struct WrittenChanges: JSONObject {
  let changes: [Change]

  static let fields: [Field<Self>] = [
    Field("written_at", "When they were written.", \.changes.first?.writtenAt),
    Field("changes", "The changed records.") { $0.changes.map(ChangedRecord.init) },
  ]

  private struct ChangedRecord: JSONObject {
    let change: Change

    static let fields: [Field<Self>] = [
      Field("kind", "The record’s kind.", \.change.kind),
      Field("id", "The record’s id.", \.change.id),
      Field("day", "The record’s day, if it has one.", \.change.day),
      Field("deleted", "Whether the record was removed.") { $0.change.body == nil },
    ]
  }
}

extension World {
  /// Returns the number by which the user refers to a change's transaction, prefixed with the start
  /// of the device's name if another one wrote it.
  func number(of change: Change) -> String {
    change.device == store.device
      ? "\(change.batch)" : "\(change.device.prefix(8))/\(change.batch)"
  }
}

extension [Change] {
  /// The changes grouped by transaction, in order.
  var batches: [[Change]] {
    var batches: [[Change]] = []
    for change in self {
      if batches.last?.first?.batchName == change.batchName {
        batches[batches.count - 1].append(change)
      } else {
        batches.append([change])
      }
    }
    return batches
  }
}

extension Sequence {
  /// Maps the elements one after the other.
  func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
