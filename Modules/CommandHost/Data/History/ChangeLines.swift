import CoreModels
public import CorePlugin
import CoreStorage
import CoreTerminal

extension ChangeStory.Action: JSONRepresentable {}

extension ChangeStory: JSONObject {
  /// The change for scripts, with the record's state after it.
  public static let fields: [Field<Self>] = [
    Field("written_at", "When it was written.", \.change.writtenAt),
    Field("device", "The device that wrote it.", \.change.device),
    Field("batch", "The name of its transaction.", \.change.batchName),
    Field("by", "Who wrote it, if known.", \.change.origin?.text),
    Field("kind", "The record’s kind.", \.change.kind),
    Field("id", "The record’s id.", \.change.id),
    Field("title", "The record’s title.", \.title),
    Field("day", "The record’s day, if it has one.", \.change.day),
    Field("action", "The effect on the record.", \.action),
    Field("automatic", "Whether an app wrote it on its own.", \.change.automatic),
    Field("taken_back", "Whether it is undone.", \.isUndone),
    Field("record", "The record afterwards, if there is one.", Shape(["type": "object"]).orNull) {
      $0.record ?? .null
    },
    Field("readable", "Whether the record can be read.", \.isReadable),
    .optional("state", "The number of the record’s state, from 1.", \.number),
  ]

  /// Formats the change like ``line(of:in:)`` with the record's full state below; `+` marks changed
  /// members. Undecodable states are shown as stored.
  func fullLines(of plugins: [any Plugin], in world: World) -> [String] {
    let parts = [self].parts(of: plugins, in: world) + [self].marks(in: world)
    let heading = ((number.map { ["\($0)"] } ?? []) + parts).inOneLine(world)
    guard isReadable else {
      return [world.styled(heading, .bold)] + ("  " + (change.body ?? "")).safeLines
    }
    let states = members.map { member in
      let name = member.label(in: world.language)
      guard let value = member.after else { return "- \(name): " + (member.before ?? "") }
      return "\(value == member.before ? "  " : "+ ")\(name): \(value)"
    }
    return [world.styled(heading, .bold)] + states.flatMap(\.safeLines)
  }

  /// Returns the door and client of a change, or `nil` for a command. An API client is named alone.
  fileprivate func source(_ origin: Origin, in world: World) -> String? {
    let door = Origin.Door(rawValue: origin.door)
    if door == .command { return nil }
    let name = door.flatMap(LogText.door).map(world.text) ?? origin.door
    guard let client = origin.client else { return name }
    return door == .api ? client : name + world.separator + client
  }
}

extension [ChangeStory] {
  /// The first records represent a whole import.
  static let mostSentences = 3

  /// Describes a transaction with these first of its changes in a line, with the id for
  /// `daybook history ID` unless it is the title.
  func line(of plugins: [any Plugin], in world: World) -> String {
    let id = first.flatMap { $0.title == $0.change.id ? nil : $0.change.shortID }
    return (parts(of: plugins, in: world) + marks(in: world) + (id.map { [$0] } ?? []))
      .inOneLine(world)
  }

  /// Returns where a transaction came in, and that it is undone.
  func marks(in world: World) -> [String] {
    guard let first else { return [] }
    return [
      first.change.origin.flatMap { first.source($0, in: world) }, first.undoneMark(in: world),
    ]
    .compactMap(\.self)
  }

  /// Returns time, products and effects of a transaction with these first of its changes.
  func parts(of plugins: [any Plugin], outOf count: Int? = nil, in world: World) -> [String] {
    guard let first else { return [] }
    var sentences: [String] = []
    for sentence in prefix(Self.mostSentences).map({ $0.sentence(in: world) })
    where !sentences.contains(sentence) {
      sentences.append(sentence)
    }
    let products = Set(prefix(Self.mostSentences).map { $0.product(among: plugins) }).sorted()
    let count = count ?? self.count
    return [
      world.shortTime(of: first.change.writtenAt), products.joined(separator: ", "),
      sentences.joined(separator: ", "),
      count > Self.mostSentences ? world.text(HostText.changes(count)) : nil,
    ].compactMap(\.self)
  }

  /// The stories grouped by transaction, each in the order of writing.
  var batches: [[ChangeStory]] {
    var batches: [[ChangeStory]] = []
    for story in self {
      if batches.last?.first?.change.batchName == story.change.batchName {
        batches[batches.count - 1].insert(story, at: 0)
      } else {
        batches.append([story])
      }
    }
    return batches
  }
}

extension String {
  /// The text's lines, safe on a terminal.
  var safeLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).terminalSafe }
  }
}

extension [String] {
  /// The parts joined in one line that is safe on a terminal.
  func inOneLine(_ world: World) -> String {
    map(\.onOneLine.terminalSafe).joined(separator: world.separator)
  }
}
