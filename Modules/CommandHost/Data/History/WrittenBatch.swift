import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// The changes of one transaction.
struct WrittenBatch {
  private let changes: [Change]
  private let stories: [ChangeStory]
  /// The number by which the user refers to it.
  private let number: String

  /// The first records represent a whole import.
  private static let mostSentences = 3

  init(changes: [Change], _ words: ChangeWords, in world: World) async throws {
    self.changes = changes
    stories = try await ChangeStory.all(
      Array(changes.prefix(Self.mostSentences)), words, in: world.store)
    number = changes.first.map { world.number(of: $0) } ?? ""
  }

  var json: JSONValue {
    var members = Self.json(of: changes)
    members["id"] = .string(number)
    members["by"] = changes.first?.origin.map { JSONValue.string($0.text) } ?? .null
    return .object(members)
  }

  static func json(of changes: [Change]) -> [String: JSONValue] {
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

  /// Formats time, products and changes in one line.
  func line(of plugins: [any Plugin], isNumbered: Bool = false, in world: World) -> String {
    guard let first = changes.first else { return "" }
    var sentences: [String] = []
    for sentence in stories.map({ $0.sentence(in: world) }) where !sentences.contains(sentence) {
      sentences.append(sentence)
    }
    let products = Set(stories.map { $0.product(among: plugins) }).sorted()
    let parts =
      (isNumbered ? [number] : [])
      + [
        world.shortTime(of: first.writtenAt), products.joined(separator: ", "),
        sentences.joined(separator: ", "),
      ]
      + (changes.count > Self.mostSentences ? [world.text(HostText.changes(changes.count))] : [])
    return parts.map(\.terminalSafe).joined(separator: world.separator)
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
