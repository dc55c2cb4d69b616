public import CoreModels
public import CoreStorage
import CoreTerminal
import Foundation

/// A change and what it changed.
public struct ChangeStory: Sendable {
  /// The change itself.
  public let change: Change
  /// The change that the record had before, `nil` where it was new.
  public let before: Change?
  /// Whether it was undone.
  public let isTakenBack: Bool
  /// Whether the record can be read as the change left it.
  public let isReadable: Bool
  /// What a person calls the record.
  public let title: String
  /// Which of the record's states it is, 1…, where only that record is shown.
  public var number: Int?

  /// The stories of these changes, in their order.
  public static func all(
    _ changes: [Change], _ words: ChangeWords, in store: Store
  ) async throws -> [ChangeStory] {
    let surroundings = try await store.surroundings(of: changes)
    var stories: [ChangeStory] = []
    for (change, around) in zip(changes, surroundings) {
      stories.append(
        ChangeStory(
          change: change, before: around.before, isTakenBack: around.isTakenBack,
          isReadable: store.canRead(change),
          title: try await words.text(of: [change]) ?? change.id))
    }
    return stories
  }

  /// The name of the product that keeps the record.
  public func product(among plugins: [any Plugin]) -> String {
    let isSetting = change.kind == "suite.setting"
    let id = String((isSetting ? change.id : change.kind).prefix { $0 != "." })
    return plugins.first { $0.id == id }?.name ?? "Daybook"
  }

  /// `Read: +20 min`: what happened to what, with the day that it is about where that is another
  /// than the day on which it was written.
  public func sentence(in world: World) -> String {
    let what = differences(isUnicode: world.terminal.isUnicode)
    let isTold = !what.isEmpty && ![.undone, .redone, .merged, .forgotten].contains(action)
    let effect = isTold ? what : world.text(ChangeText.action(action))
    let written = world.calendar.day(containing: change.writtenAt)
    guard let day = change.day ?? before?.day, day != written else {
      return "\(title): \(effect)"
    }
    return "\(title): \(effect) (\(day.longText(in: world.language)))"
  }

  /// That the change was undone, in a word; `nil` where it was not.
  public func undoneMark(in world: World) -> String? {
    isTakenBack ? world.text(ChangeText.undone) : nil
  }

  /// What happened to the record.
  public enum Action: String, CaseIterable, Sendable {
    case added, changed, removed, undone, redone, merged, forgotten
  }

  /// What the change did; a redo brings back what was undone, a merge joins what two devices wrote.
  public var action: Action {
    if change.isForgetting || change.isForgotten { return .forgotten }
    if change.isReconciliation { return .merged }
    if change.isRedo { return .redone }
    if change.undoes != nil { return .undone }
    if change.body == nil { return .removed }
    return before?.body == nil ? .added : .changed
  }

  /// The record's members after the change, `nil` where it was removed or cannot be read.
  public var record: JSONValue? { ChangeStory.members(change).map(JSONValue.object) }

  /// A member of the record, in plain text: texts without quotation marks, lists as JSON.
  public struct Member: Hashable, Sendable {
    /// Its name in JSON.
    public let name: String
    /// Its value before the change, `nil` where it had none.
    public let before: String?
    /// Its value after it.
    public let after: String?
  }

  /// Those members that a person changed: no ids and moments, which say nothing to people.
  public var changedMembers: [Member] {
    members.filter { $0.before != $0.after && !($0.after.map(isSaid) ?? false) }
  }

  /// All members before and after the change, by name.
  public var members: [Member] {
    let old = before.flatMap(ChangeStory.members) ?? [:]
    let new = ChangeStory.members(change) ?? [:]
    return Set(old.keys).union(new.keys).sorted().map { name in
      Member(name: name, before: old[name]?.fullText, after: new[name]?.fullText)
    }
  }

  /// `+20 min`, `mood 3 → 4, note “a walk”`: the members that are another than before.
  private func differences(isUnicode: Bool) -> String {
    let arrow = isUnicode ? " → " : " -> "
    return differing().compactMap { name, value, old -> String? in
      if name == "minutes", case .integer(let minutes) = value {
        var former: Int64 = 0
        if action == .changed, case .integer(let count)? = old { former = count }
        return "\(minutes < former ? "" : "+")\(minutes - former) min"
      }
      // Of what is new the title says enough.
      guard action == .changed || name == "value", let text = value.shortText else { return nil }
      let earlier = action == .changed ? old?.shortText : nil
      let label = name == "value" ? "" : name + " "
      return "\(label)\(earlier.map { $0 + arrow } ?? "")\(text)"
    }.joined(separator: ", ")
  }

  /// The members that are another than before, by name.
  private func differing() -> [(name: String, value: JSONValue, old: JSONValue?)] {
    let old = before.flatMap(ChangeStory.members) ?? [:]
    let new = ChangeStory.members(change) ?? [:]
    return new.sorted { $0.key < $1.key }
      .filter { $0.value != old[$0.key] && !($0.value.string.map(isSaid) ?? false) }
      .map { ($0.key, $0.value, old[$0.key]) }
  }

  /// Whether the id says it, or it says nothing to people: names of other records, moments.
  private func isSaid(_ text: String) -> Bool {
    (!text.isEmpty && change.id.contains(text)) || UUID(uuidString: text) != nil
      || Instant(text) != nil
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
