import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import Foundation

/// `mori gratitude TEXT`: writes, shows or removes a day's entry.
struct KeepGratitude: StoredAction {
  static var configuration: CommandConfiguration {
    .init("gratitude", HelpText.gratitude, more: HelpText.gratitudeMore)
  }
  static var keywords: String { HelpText.gratitudeKeywords.help }
  static var purpose: CommandPurpose { .either }
  static var inputs: [Input<Self>] {
    [
      .argument("text", \.text, HelpText.gratitudeText, isRequired: false),
      .flag("append", \.isAppended, HelpText.gratitudeAppend),
      .flag("replace", \.isReplaced, HelpText.gratitudeReplace),
      .flag("edit", \.isEdited, HelpText.gratitudeEdit),
      .option("mood", \.mood, HelpText.gratitudeMood, valueName: "1-5", in: GratitudeEntry.moods),
      .option("tag", \.tags, HelpText.gratitudeTag, valueName: "tag"),
      .option("untag", \.removedTags, HelpText.gratitudeUntag, valueName: "tag"),
      .flag("remove", \.isRemoved, HelpText.gratitudeRemove),
    ]
  }

  var text: [String] = []
  var isAppended = false
  var isReplaced = false
  var isEdited = false
  var mood: Int?
  var tags: [String] = []
  var removedTags: [String] = []
  var isRemoved = false

  /// Larger than an entry may be, so that the error can state by how much.
  private static let largestInput = 64 << 20

  var asks: Bool { isEdited }

  private var changesMarks: Bool { mood != nil || !tags.isEmpty || !removedTags.isEmpty }

  func validate() throws {
    if isAppended && isReplaced {
      throw ValidationError("--append and --replace exclude each other.")
    }
    if isRemoved && (isAppended || isReplaced || isEdited || changesMarks || !text.isEmpty) {
      throw ValidationError("--remove stands alone.")
    }
    if isEdited && (isAppended || isReplaced || !text.isEmpty) {
      throw ValidationError("--edit takes neither a text nor --append or --replace.")
    }
  }

  func prepared(in world: World) throws -> KeepGratitude {
    let isNamed = text == ["-"]
    guard !isRemoved, !isEdited, text.isEmpty || isNamed else { return self }
    guard isNamed || ((isAppended || !changesMarks) && world.files.isInputGiven()) else {
      if isAppended { throw MoriError.emptyEntry }
      return self
    }
    let data = try world.files.read("-", Self.largestInput)
    // The standard library's decoding preserves a byte order mark.
    guard let input = String(validating: data, as: UTF8.self) else {
      throw FileError.notText(path: "-")
    }
    var action = self
    // An empty pipe shows the day.
    action.text = input.isEmpty && !isNamed && !isAppended ? [] : [input]
    return action
  }

  func perform(in world: World) async throws -> DayOfGratitude {
    if isEdited {
      return try await GratitudeDraft(day: world.today, change: marks()).edited(in: world)
    }
    let action = try prepared(in: world)
    if action.text.isEmpty && !changesMarks && !isRemoved {
      let day = world.today
      return .shown(try await world.store.read { try DiaryShelf(snapshot: $0).entry(on: day) }, day)
    }
    return try await world.store.transaction { try action.perform(in: $0, of: world) }
  }

  func perform(in transaction: Transaction, of world: World) throws -> DayOfGratitude {
    let day = world.today
    if isRemoved {
      guard try transaction.remove(GratitudeEntry.self, day.description) else {
        throw MoriError.noSuchEntry(day)
      }
      return .removed(day)
    }
    var change = try marks()
    if !text.isEmpty {
      let words = text.joined(separator: " ")
      let isUsual = try transaction.snapshot.setting(MoriSettings.diary) == .append
      change.words =
        isAppended || isUsual && !isReplaced ? .followed(by: words) : .replaced(by: words)
    }
    let former = try DiaryShelf(snapshot: transaction.snapshot).entry(on: day)
    let entry = try change.applied(to: former, on: day, at: world.now())
    try transaction.put(entry)
    return .saved(entry, replacing: change.replacedText(of: former))
  }

  /// The change except for the text.
  private func marks() throws -> GratitudeChange {
    GratitudeChange(
      mood: mood, addedTags: try tags.map { tag in try GratitudeEntry.tag(tag) },
      removedTags: try removedTags.map { tag in try GratitudeEntry.tag(tag) })
  }
}

/// A day's entry, after a change if there was one.
enum DayOfGratitude: Outcome {
  case saved(GratitudeEntry, replacing: String?)
  case shown(GratitudeEntry?, Day)
  /// The entry as it was opened in the editor.
  case unchanged(GratitudeEntry?)
  case removed(Day)

  static var shape: Shape { GratitudeEntry?.shape }

  var json: JSONValue {
    switch self {
    case .saved(let entry, _): entry.json
    case .shown(let entry, _), .unchanged(let entry): entry.json
    case .removed: .null
    }
  }

  func lines(in world: World) -> [String] {
    let screen = DiaryScreen(world: world)
    switch self {
    case .saved(let entry, let replaced):
      return screen.lines(of: entry, isDayNamed: world.fixedDay != nil)
        + (replaced.map(screen.lines(ofReplacing:)) ?? [])
    case .shown(let entry, let day):
      return entry.map { screen.lines(of: $0) } ?? screen.lines(ofPromptFor: day)
    case .unchanged: return [world.text(DiaryText.unchanged)]
    case .removed(let day): return [world.text(DiaryText.removed(day.inWords))]
    }
  }
}

extension GratitudeEntry: JSONObject {
  /// The entry for scripts.
  static let fields: [Field<Self>] = [
    Field("day", "Its day.", .day) { .string($0.id) },
    Field("text", "Its text.", \.text),
    Field("mood", "Its mood, 1 to 5, if given.", \.mood),
    Field("tags", "Its tags.", \.tags),
    Field("last_saved", "When it was last saved.", \.lastSaved),
  ]
}
