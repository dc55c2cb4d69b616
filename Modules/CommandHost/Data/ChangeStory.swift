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

  /// The newest changes of a product, a kind or a record of that name, or of everything.
  static func newest(
    _ limit: Int, about name: String?, in store: Store
  ) async throws -> [ChangeStory] {
    var changes = try await store.history(kind: name, limit: limit)
    if let name, changes.isEmpty { changes = try await store.history(id: name, limit: limit) }
    var histories: [[String]: [Change]] = [:]
    var stories: [ChangeStory] = []
    for change in changes {
      let key = [change.kind, change.id]
      let history: [Change]
      if let known = histories[key] {
        history = known
      } else {
        history = try await store.history(kind: change.kind, id: change.id)
        histories[key] = history
      }
      let later = history.firstIndex(of: change).map { history.suffix(from: $0 + 1) } ?? []
      stories.append(ChangeStory(change: change, before: later.first))
    }
    return stories
  }

  /// The change for scripts, with the record as it was after it.
  var json: JSONValue {
    [
      "written_at": .string(change.writtenAt.description), "device": .string(change.device),
      "kind": .string(change.kind), "id": .string(change.id),
      "day": change.day.map { .string($0.description) } ?? .null,
      "action": .string(action.rawValue), "automatic": .bool(change.automatic),
      "record": ChangeStory.members(change).map(JSONValue.object) ?? .null,
    ]
  }

  /// When, what, and which members of it.
  func line(in world: World) -> String {
    let time = world.calendar.timeOfDay(at: change.writtenAt)
    let parts = [
      "\(world.calendar.wallClock(at: change.writtenAt).date) \(time)", change.kind, change.id,
      world.text(HostText.action(action)), differences(isUnicode: world.terminal.isUnicode),
    ]
    return parts.filter { !$0.isEmpty }.map(\.terminalSafe).joined(separator: world.separator)
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
    let old = before.flatMap(ChangeStory.members) ?? [:]
    let new = ChangeStory.members(change) ?? [:]
    let arrow = isUnicode ? " → " : " -> "
    return new.keys.sorted().compactMap { name -> String? in
      // The id stands before it already.
      guard let value = new[name], value != old[name], value != .string(change.id),
        let text = value.shortText
      else { return nil }
      let earlier = action == .changed ? old[name]?.shortText : nil
      return "\(name) \(earlier.map { $0 + arrow } ?? "")\(text)"
    }.joined(separator: ", ")
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
