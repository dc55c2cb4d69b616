import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// A change and what it changed.
struct ChangeStory: Sendable {
  let change: Change
  /// The change that the record had before, `nil` where it was new.
  let before: Change?
  /// Whether the record can be read as the change left it.
  let isReadable: Bool

  /// The newest changes of a product, a kind or a record of that name, or of everything.
  ///
  /// `isOfRecord` tells that the name is a record's id.
  static func newest(
    _ limit: Int, about name: String?, in store: Store
  ) async throws -> (stories: [ChangeStory], isOfRecord: Bool) {
    var changes = try await store.history(kind: name, limit: limit)
    let isOfRecord = name != nil && changes.isEmpty
    if let name, isOfRecord { changes = try await store.history(id: name, limit: limit) }
    let before = try await store.predecessors(of: changes)
    let stories = zip(changes, before).map {
      ChangeStory(change: $0, before: $1, isReadable: store.canRead($0))
    }
    return (stories, isOfRecord)
  }

  /// The change for scripts, with the record as it was after it.
  var json: JSONValue {
    [
      "written_at": .string(change.writtenAt.description), "device": .string(change.device),
      "kind": .string(change.kind), "id": .string(change.id),
      "day": change.day.map { .string($0.description) } ?? .null,
      "action": .string(action.rawValue), "automatic": .bool(change.automatic),
      "record": ChangeStory.members(change).map(JSONValue.object) ?? .null,
      "readable": .bool(isReadable),
    ]
  }

  /// The same as ``line(in:)`` with whole texts below it; what cannot be read as it is kept.
  func fullLines(in world: World) -> [String] {
    let heading = heading(in: world).map(\.terminalSafe).joined(separator: world.separator)
    guard isReadable else {
      return [world.styled(heading, .bold)] + lines(of: change.body ?? "", in: world)
    }
    let texts = differing().map { name, value, _ -> String in
      "\(name): " + (value.fullText ?? "")
    }
    return [world.styled(heading, .bold)] + texts.flatMap { lines(of: $0, in: world) }
  }

  private func lines(of text: String, in world: World) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).terminalSafe }
    return (world.isDrawn ? lines.flatMap { $0.wrapped(to: world.columns - 2) } : lines)
      .map { "  " + $0 }
  }

  /// When, what, and which members of it.
  func line(in world: World) -> String {
    let parts = heading(in: world) + [differences(isUnicode: world.terminal.isUnicode)]
    return parts.filter { !$0.isEmpty }.map(\.terminalSafe).joined(separator: world.separator)
  }

  private func heading(in world: World) -> [String] {
    [
      world.shortTime(of: change.writtenAt), change.kind, change.id,
      world.text(HostText.action(action)),
    ]
  }

  /// What happened to the record.
  enum Action: String, CaseIterable, Sendable { case added, changed, removed, undone }

  var action: Action {
    if change.undoes != nil { return .undone }
    if change.body == nil { return .removed }
    return before?.body == nil ? .added : .changed
  }

  /// `minutes 20 → 25, note "a walk"`: the members that are another than before.
  private func differences(isUnicode: Bool) -> String {
    let arrow = isUnicode ? " → " : " -> "
    return differing().compactMap { name, value, old -> String? in
      guard let text = value.shortText else { return nil }
      let earlier = action == .changed ? old?.shortText : nil
      return "\(name) \(earlier.map { $0 + arrow } ?? "")\(text)"
    }.joined(separator: ", ")
  }

  /// The members that are another than before, by name.
  private func differing() -> [(name: String, value: JSONValue, old: JSONValue?)] {
    let old = before.flatMap(ChangeStory.members) ?? [:]
    let new = ChangeStory.members(change) ?? [:]
    // The id stands before it already.
    return new.sorted { $0.key < $1.key }
      .filter { $0.value != old[$0.key] && $0.value != .string(change.id) }
      .map { ($0.key, $0.value, old[$0.key]) }
  }

  private static func members(_ change: Change) -> [String: JSONValue]? {
    // A body is an object by construction; one that is none has no members to show.
    guard let body = change.body,
      case .object(let members)? = try? JSONValue(parsing: Data(body.utf8))
    else { return nil }
    return members
  }
}

extension JSONValue {
  /// A value as it is: texts without quotation marks, lists and objects as JSON.
  fileprivate var fullText: String? {
    if case .string(let text) = self { return text }
    return try? JSON.text(self)
  }

  /// A value in a few words; `nil` for those with parts of their own, and for nothing.
  fileprivate var shortText: String? {
    switch self {
    case .null, .array, .object: nil
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text):
      text.count > 40 ? "“\(text.prefix(39))…”" : "“\(text)”"
    }
  }
}
