public import CoreModels
import CoreStorage
import CoreTerminal
import Foundation

extension ChangeStory {
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

    static func label(_ name: String, in language: Language) -> String {
      ChangeText.member(name)?.text(in: language) ?? name.replacing("_", with: " ")
    }
  }

  /// The member that orders records among others, whose number tells users nothing.
  private static let order = "position"

  /// The members that the user changed, without ids and times, which mean nothing to users.
  public var changedMembers: [Member] {
    members.filter {
      $0.before != $0.after && $0.name != Self.order && !($0.after.map(isMeaningless) ?? false)
    }
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
  func differences(isBrief: Bool, in world: World) -> String {
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
      if name == Self.order { return world.text(ChangeText.reordered) }
      let earlier = action == .changed ? old?.shortText(beside: value, in: world.language) : nil
      let label = Member.label(name, in: world.language)
      if name != "value", case .bool(let isTrue) = value {
        return isTrue ? label : "\(label): " + world.text(ChangeText.no)
      }
      return (name == "value" ? "" : label + " ") + (earlier.map { $0 + arrow } ?? "") + text
    }.joined(separator: ", ")
  }

  /// The changed member, if no other changed.
  var onlyDifference: (name: String, value: JSONValue, old: JSONValue?)? {
    let differing = differing()
    return differing.count == 1 ? differing[0] : nil
  }

  /// The changed members, by name.
  private func differing() -> [(name: String, value: JSONValue, old: JSONValue?)] {
    let old = before.flatMap(ChangeStory.members) ?? [:]
    let new = ChangeStory.members(change) ?? [:]
    return new.sorted { $0.key < $1.key }
      .filter { $0.value != old[$0.key] && !($0.value.string.map(isMeaningless) ?? false) }
      .map { ($0.key, $0.value, old[$0.key]) }
  }

  /// Returns `true` for texts that tell users nothing: what the id repeats, ids of other records,
  /// times.
  private func isMeaningless(_ text: String) -> Bool {
    (!text.isEmpty && change.id.contains(text)) || UUID(uuidString: text) != nil
      || Instant(text) != nil
  }

  static func members(_ change: Change) -> [String: JSONValue]? {
    // Bodies are objects by construction; any other value has no members to show.
    guard case .object(let members)? = change.json else { return nil }
    return members
  }
}
