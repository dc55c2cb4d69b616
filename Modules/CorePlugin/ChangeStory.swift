public import CoreModels
import CoreReminders
public import CoreStorage
import CoreTerminal
import Foundation

/// A change with its effect on the record, ready to be described to the user.
public struct ChangeStory: Sendable {
  /// The change itself.
  public let change: Change
  /// The record's previous change, or `nil` if this one created it.
  public let before: Change?
  /// `true` if the change is undone.
  public let isTakenBack: Bool
  /// `true` if the record can be decoded as of the change.
  public let isReadable: Bool
  /// The record's title for the user.
  public let title: String
  private let owner: (any Plugin)?
  /// The number of the record's state, from 1, when only that record is shown.
  public var number: Int?

  /// Returns the stories of these changes, in the same order.
  public static func all(
    _ changes: [Change], _ words: ChangeWords, in store: Store
  ) async throws -> [ChangeStory] {
    let surroundings = try await store.surroundings(of: changes)
    let titles = try await words.texts(ofEach: changes)
    return zip(zip(changes, surroundings), titles).map { known, title in
      let (change, around) = known
      return ChangeStory(
        change: change, before: around.before, isTakenBack: around.isTakenBack,
        isReadable: store.canRead(change), title: title ?? change.id,
        owner: words.owner(of: change))
    }
  }

  /// Returns the name of the product that owns the record.
  public func product(among plugins: [any Plugin]) -> String {
    plugins.owner(of: change)?.name ?? "Daybook"
  }

  /// Describes the change in a sentence, as in `Read: +20 min`. Adds the record's day if it differs
  /// from the day of the change.
  public func sentence(in world: World) -> String {
    let words = words(in: world)
    let sentence = words.title.isEmpty ? words.effect : "\(words.title): \(words.effect)"
    return sentence + (words.day.map { " (\($0.longText(in: world.language)))" } ?? "")
  }

  /// The change in words: the record's title, which is empty if the effect names the record; the
  /// effect; and the record's day if it differs from the day of the change. A brief effect does not
  /// repeat long texts.
  public func words(
    isBrief: Bool = false, in world: World
  ) -> (title: String, effect: String, day: Day?) {
    if [.added, .changed].contains(action), let sentence = ownSentence(in: world.language) {
      // Others may follow in the same line.
      return ("", sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence, nil)
    }
    if let sentence = moved(in: world.language) ?? renamed(in: world.language) {
      return ("", sentence, nil)
    }
    let name = ownTitle.map(world.text) ?? title
    let what = differences(isBrief: isBrief, in: world)
    let isTold = !what.isEmpty && ![.undone, .redone, .merged, .forgotten].contains(action)
    let meant = action == .added ? owner?.meaning(ofAdding: change.kind, in: world.language) : nil
    let effect = isTold ? what : meant ?? world.text(ChangeText.action(action))
    let written = world.calendar.day(containing: change.writtenAt)
    let day = change.day ?? before?.day
    // A colon may follow the title.
    return (
      name.hasSuffix(".") ? String(name.dropLast()) : name, effect, day == written ? nil : day
    )
  }

  /// `true` if of a new record nothing is told but its title.
  public func isPlainAddition(in world: World) -> Bool {
    action == .added && words(in: world).effect == world.text(ChangeText.action(.added))
  }

  /// Says to which date a record was moved, if nothing else of it changed.
  private func moved(in language: Language) -> String? {
    guard action == .changed, let only = onlyDifference, ["date", "day"].contains(only.name),
      let date = only.value.string.flatMap({ Day($0) }), only.old?.string != nil
    else { return nil }
    return ChangeText.moved(title, day: date.inWords).text(in: language)
  }

  /// Says the former and the new name of a record, if nothing else of it changed.
  private func renamed(in language: Language) -> String? {
    guard action == .changed, let only = onlyDifference, ["name", "title"].contains(only.name),
      let name = only.value.string, let former = only.old?.string
    else { return nil }
    return ChangeText.renamed(former, name: name).text(in: language)
  }

  private var onlyDifference: (name: String, value: JSONValue, old: JSONValue?)? {
    let differing = differing()
    return differing.count == 1 ? differing[0] : nil
  }

  /// The title of a record of all products.
  private var ownTitle: ChangeText? {
    switch change.kind {
    case PersonProfile.kind: .profile
    case MercySpan.kind: .pause
    default: nil
    }
  }

  /// Returns the owner's sentence, or that of a pause or a product's reminders.
  private func ownSentence(in language: Language) -> String? {
    if change.kind == MercySpan.kind, let pause = change.value(MercySpan.self) {
      return ChangeText.pausedUntil(pause.until.longText(in: language)).text(in: language)
    }
    guard change.kind == ReminderChoice.kind else {
      return owner?.sentence(for: change, in: language)
    }
    let series = owner?.reminderSeries.first { change.id.hasSuffix("." + $0.identifier) }
    guard let series, let choice = change.value(ReminderChoice.self) else { return nil }
    return "\(series.title(language)): \(RemindText.schedule(choice).text(in: language))"
  }

  /// Returns a word that marks the change as undone, or `nil` if it is not.
  public func undoneMark(in world: World) -> String? {
    isTakenBack ? world.text(ChangeText.undone) : nil
  }

  /// `true` for what an app wrote on its own: the text that it chose, a delivered reminder.
  public var isAppsOwn: Bool { change.automatic || change.kind == ReminderClaim.kind }

  /// The change's effect on the record.
  public enum Action: String, CaseIterable, Sendable {
    case added, changed, removed, undone, redone, merged, forgotten
  }

  /// The change's effect: a redo restores what was undone, a merge joins the changes of two
  /// devices.
  public var action: Action {
    if change.isForgetting || change.isForgotten { return .forgotten }
    if change.isReconciliation { return .merged }
    if change.isRedo { return .redone }
    if change.undoes != nil { return .undone }
    if change.body == nil { return .removed }
    return before?.body == nil ? .added : .changed
  }

  /// The record's members after the change, or `nil` if it was removed or cannot be decoded.
  public var record: JSONValue? { ChangeStory.members(change).map(JSONValue.object) }

  /// A member of the record as plain text: strings unquoted, lists as JSON.
  public struct Member: Hashable, Sendable {
    /// The name in the JSON object.
    public let name: String
    /// The value before the change, or `nil` if the member is new.
    public let before: String?
    /// The value after the change.
    public let after: String?

    /// Returns the name as the user reads it.
    public func label(in language: Language) -> String { Self.label(name, in: language) }

    fileprivate static func label(_ name: String, in language: Language) -> String {
      ChangeText.member(name)?.text(in: language) ?? name.replacing("_", with: " ")
    }
  }

  /// The members that the user changed, without ids and times, which mean nothing to users.
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

  /// Describes the changed members: `+20 min`, `mood 3 → 4, note “a walk”`.
  private func differences(isBrief: Bool, in world: World) -> String {
    let arrow = world.terminal.isUnicode ? " → " : " -> "
    return differing().compactMap { name, value, old -> String? in
      if name == "minutes", case .integer(let minutes) = value {
        var former: Int64 = 0
        if action == .changed, case .integer(let count)? = old { former = count }
        let minus = world.terminal.isUnicode ? "\u{2212}" : "-"
        return "\(minutes < former ? minus : "+")\((minutes - former).magnitude) min"
      }
      // The title says enough about a new record, and is itself the beginning of a text.
      let isTitle = value.string.map { !title.isEmpty && $0.hasPrefix(title) } ?? false
      let isRepeated = isBrief && (isTitle || value.isLongText || old?.isLongText == true)
      guard action == .changed && !isRepeated || name == "value",
        let text = value.shortText(beside: old, in: world.language)
      else { return nil }
      let earlier = action == .changed ? old?.shortText(beside: value, in: world.language) : nil
      let label = Member.label(name, in: world.language)
      if name != "value", case .bool(let isTrue) = value {
        return isTrue ? label : "\(label): " + world.text(ChangeText.no)
      }
      return (name == "value" ? "" : label + " ") + (earlier.map { $0 + arrow } ?? "") + text
    }.joined(separator: ", ")
  }

  /// The changed members, by name.
  private func differing() -> [(name: String, value: JSONValue, old: JSONValue?)] {
    let old = before.flatMap(ChangeStory.members) ?? [:]
    let new = ChangeStory.members(change) ?? [:]
    return new.sorted { $0.key < $1.key }
      .filter { $0.value != old[$0.key] && !($0.value.string.map(isSaid) ?? false) }
      .map { ($0.key, $0.value, old[$0.key]) }
  }

  /// Returns `true` for texts that the id repeats or that mean nothing to users: ids of other
  /// records and times.
  private func isSaid(_ text: String) -> Bool {
    (!text.isEmpty && change.id.contains(text)) || UUID(uuidString: text) != nil
      || Instant(text) != nil
  }

  private static func members(_ change: Change) -> [String: JSONValue]? {
    // Bodies are objects by construction; any other value has no members to show.
    guard case .object(let members)? = change.json else { return nil }
    return members
  }
}

extension Change {
  /// The record after the change, or `nil` if it was removed or cannot be decoded.
  public func value<Value: Record>(_ type: Value.Type) -> Value? { try? json?.decode(type) }

  fileprivate var json: JSONValue? { body.flatMap { try? JSONValue(parsing: Data($0.utf8)) } }
}
