public import CoreModels
import CoreReminders
public import CoreStorage
import Foundation

/// A change with its effect on the record, ready to be described to the user.
public struct ChangeStory: Sendable {
  /// The change itself.
  public let change: Change
  /// The record's previous change, or `nil` if this one created it.
  public let before: Change?
  /// `true` if the change is undone.
  public let isUndone: Bool
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
        change: change, before: around.before, isUndone: around.isUndone,
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

  /// `true` if the title says everything about a new record.
  public func isPlainAddition(in world: World) -> Bool {
    action == .added && words(in: world).effect == world.text(ChangeText.action(.added))
  }

  /// Describes the move of a record to another date; `nil` if anything else changed.
  private func moved(in language: Language) -> String? {
    guard action == .changed, let only = onlyDifference, ["date", "day"].contains(only.name),
      let date = only.value.string.flatMap({ Day($0) }), only.old?.string != nil
    else { return nil }
    return ChangeText.moved(title, day: date.inWords).text(in: language)
  }

  /// Describes the renaming of a record; `nil` if anything else changed.
  private func renamed(in language: Language) -> String? {
    guard action == .changed, let only = onlyDifference, ["name", "title"].contains(only.name),
      let name = only.value.string, let former = only.old?.string
    else { return nil }
    return ChangeText.renamed(former, name: name).text(in: language)
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
    isUndone ? world.text(ChangeText.undone) : nil
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
}

extension Change {
  /// The record after the change, or `nil` if it was removed or cannot be decoded.
  public func value<Value: Record>(_ type: Value.Type) -> Value? { try? json?.decode(type) }

  var json: JSONValue? { body.flatMap { try? JSONValue(parsing: Data($0.utf8)) } }
}
