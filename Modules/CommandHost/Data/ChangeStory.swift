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
  /// Whether somebody took it back.
  let isTakenBack: Bool
  /// Whether the record can be read as the change left it.
  let isReadable: Bool
  /// What a person calls the record.
  let title: String
  /// Which of the record's states it is, 1…, where only that record is shown.
  var number: Int?

  static func all(
    _ changes: [Change], _ words: ChangeWords, in store: Store
  ) async throws -> [ChangeStory] {
    let surroundings = try await store.surroundings(of: changes)
    return try await zip(changes, surroundings).asyncMap { change, around in
      ChangeStory(
        change: change, before: around.before, isTakenBack: around.isTakenBack,
        isReadable: store.canRead(change),
        title: try await words.text(of: [change]) ?? change.id)
    }
  }

  /// The change for scripts, with the record as it was after it.
  var json: JSONValue {
    var members: [String: JSONValue] = [
      "written_at": .string(change.writtenAt.description), "device": .string(change.device),
      "batch": .string(change.batchName),
      "by": change.origin.map { JSONValue.string($0.text) } ?? .null,
      "kind": .string(change.kind), "id": .string(change.id), "title": .string(title),
      "day": change.day.map { .string($0.description) } ?? .null,
      "action": .string(
        action == .forgotten
          ? action.rawValue
          : change.isReconciliation ? "merged" : change.isRedo ? "redone" : action.rawValue),
      "automatic": .bool(change.automatic), "taken_back": .bool(isTakenBack),
      "record": ChangeStory.members(change).map(JSONValue.object) ?? .null,
      "readable": .bool(isReadable),
    ]
    if let number { members["state"] = .integer(Int64(number)) }
    return .object(members)
  }

  /// The same as ``line(of:in:)`` with the whole state below it, marked with `+` where it is another
  /// than before; what cannot be read as it is kept.
  func fullLines(of plugins: [any Plugin], in world: World) -> [String] {
    let place = number.map { ["\($0)"] } ?? []
    let heading = (place + parts(of: plugins, in: world)).map(\.terminalSafe)
      .joined(separator: world.separator)
    guard isReadable else {
      return [world.styled(heading, .bold)] + lines(of: "  " + (change.body ?? ""), in: world)
    }
    let old = before.flatMap(ChangeStory.members) ?? [:]
    let new = ChangeStory.members(change) ?? [:]
    let states = Set(old.keys).union(new.keys).sorted().flatMap { name -> [String] in
      guard let value = new[name] else { return ["- \(name): " + (old[name]?.fullText ?? "")] }
      let mark = value == old[name] ? "  " : "+ "
      return ["\(mark)\(name): " + (value.fullText ?? "")]
    }
    return [world.styled(heading, .bold)] + states.flatMap { lines(of: $0, in: world) }
  }

  private func lines(of text: String, in world: World) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).terminalSafe }
    return world.isDrawn ? lines.flatMap { $0.wrapped(to: world.columns) } : lines
  }

  /// When, in which product, and what happened.
  func line(of plugins: [any Plugin], in world: World) -> String {
    parts(of: plugins, in: world).map(\.terminalSafe).joined(separator: world.separator)
  }

  private func parts(of plugins: [any Plugin], in world: World) -> [String] {
    let source = change.origin.flatMap { $0.door == "command" ? nil : $0.client ?? $0.door }
    let undone = isTakenBack ? world.text(HostText.action(.undone)) : nil
    return [
      world.shortTime(of: change.writtenAt), product(among: plugins), sentence(in: world), source,
      undone,
    ].compactMap(\.self)
  }

  /// The name of the product that keeps the record.
  func product(among plugins: [any Plugin]) -> String {
    let isSetting = change.kind == "suite.setting"
    let id = String((isSetting ? change.id : change.kind).prefix { $0 != "." })
    return plugins.first { $0.id == id }?.name ?? "Daybook"
  }

  /// `Read: +20 min`: what happened to what, with the day that it is about where that is another
  /// than the day on which it was written.
  func sentence(in world: World) -> String {
    let what = differences(isUnicode: world.terminal.isUnicode)
    let word =
      action == .forgotten
      ? world.text(HostText.action(.forgotten))
      : change.isReconciliation
        ? world.text(LogText.mergedAction)
        : change.isRedo ? world.text(LogText.redoneAction) : world.text(HostText.action(action))
    let isTold = !what.isEmpty && action != .undone && !change.isReconciliation
    let effect = isTold ? what : word
    let written = world.calendar.day(containing: change.writtenAt)
    guard let day = change.day ?? before?.day, day != written else {
      return "\(title): \(effect)"
    }
    return "\(title): \(effect) (\(day.longText(in: world.language)))"
  }

  /// What happened to the record.
  enum Action: String, CaseIterable, Sendable { case added, changed, removed, undone, forgotten }

  var action: Action {
    if change.isForgetting || change.isForgotten { return .forgotten }
    if change.undoes != nil { return .undone }
    if change.body == nil { return .removed }
    return before?.body == nil ? .added : .changed
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
