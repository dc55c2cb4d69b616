import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import Foundation

/// `mori gratitude TEXT`: writes or shows a day's entry.
struct GratitudeCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("gratitude", HelpText.gratitude, more: HelpText.gratitudeMore)
  }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.gratitudeText))
  var text: [String] = []

  @Flag(help: ArgumentHelp(HelpText.gratitudeAppend))
  var append = false

  @Flag(help: ArgumentHelp(HelpText.gratitudeReplace))
  var replace = false

  @Flag(help: ArgumentHelp(HelpText.gratitudeEdit))
  var edit = false

  @Option(help: ArgumentHelp(HelpText.gratitudeMood, valueName: "1-5"))
  var mood: Int?

  @Option(help: ArgumentHelp(HelpText.gratitudeTag, valueName: "tag"))
  var tag: [String] = []

  @Option(help: ArgumentHelp(HelpText.gratitudeUntag, valueName: "tag"))
  var untag: [String] = []

  @Flag(help: ArgumentHelp(HelpText.gratitudeRemove))
  var remove = false

  /// Larger than an entry may be, so that the error can state by how much.
  private static let largestInput = 64 << 20

  func validate() throws {
    let marks = mood != nil || !tag.isEmpty || !untag.isEmpty
    if append && replace { throw ValidationError("--append and --replace exclude each other.") }
    if remove && (append || replace || edit || marks || !text.isEmpty) {
      throw ValidationError("--remove stands alone.")
    }
    if edit && (append || replace || !text.isEmpty) {
      throw ValidationError("--edit takes neither a text nor --append or --replace.")
    }
  }

  func run(in world: World) async throws {
    if remove { return try await removeEntry(in: world) }
    var change = GratitudeChange(
      mood: try mood.map { try GratitudeEntry.moods.validated($0, option: "mood") },
      addedTags: try tag.map { tag in try GratitudeEntry.tag(tag) },
      removedTags: try untag.map { tag in try GratitudeEntry.tag(tag) })
    if edit { return try await editEntry(change, in: world) }
    if let words = try words(or: change, in: world) {
      let habit = try await world.store.setting(MoriSettings.diary)
      let isAdded = append || habit == .append && !replace
      change.words = isAdded ? .followed(by: words) : .replaced(by: words)
    }
    guard !change.isEmpty else { return try await show(in: world) }
    let (day, now) = (world.today, world.now())
    let (entry, isReplaced) = try await world.store.transaction { [change] transaction in
      let former = try DiaryShelf(snapshot: transaction.snapshot).entry(on: day)
      let entry = try change.applied(to: former, on: day, at: now)
      try transaction.put(entry)
      return (entry, change.replaces(former))
    }
    let screen = DiaryScreen(world: world)
    try world.answer(entry.json) {
      screen.lines(of: entry) + (isReplaced ? screen.linesOfReplacing : [])
    }
  }

  /// Returns the text given as arguments or on standard input, or `nil` for none.
  private func words(or change: GratitudeChange, in world: World) throws -> String? {
    let isNamed = text == ["-"]
    if !text.isEmpty && !isNamed { return text.joined(separator: " ") }
    guard isNamed || ((append || change.isEmpty) && world.files.isInputGiven()) else {
      if append { throw MoriError.emptyEntry }
      return nil
    }
    let data = try world.files.read("-", Self.largestInput)
    // The standard library's decoding preserves a byte order mark.
    guard let input = String(validating: data, as: UTF8.self) else {
      throw FileError.notText(path: "-")
    }
    // An empty pipe shows the day.
    return input.isEmpty && !isNamed && !append ? nil : input
  }

  private func show(in world: World) async throws {
    let day = world.today
    let entry = try await world.store.read { try DiaryShelf(snapshot: $0).entry(on: day) }
    let screen = DiaryScreen(world: world)
    try world.answer(entry?.json ?? .null) {
      entry.map { screen.lines(of: $0) } ?? screen.lines(ofPromptFor: day)
    }
  }

  private func removeEntry(in world: World) async throws {
    let day = world.today
    let isRemoved = try await world.store.transaction {
      try $0.remove(GratitudeEntry.self, day.description)
    }
    guard isRemoved else { throw MoriError.noSuchEntry(day) }
    try world.answer(.null) { [world.text(DiaryText.removed(day.inWords))] }
  }

  private func editEntry(_ change: GratitudeChange, in world: World) async throws {
    let outcome = try await GratitudeDraft(day: world.today, change: change).edited(in: world)
    switch outcome {
    case .emptied: throw MoriError.emptyEntry
    case .unchanged(let entry):
      try world.answer(entry?.json ?? .null) { [world.text(DiaryText.unchanged)] }
    case .saved(let entry):
      try world.answer(entry.json) { DiaryScreen(world: world).lines(of: entry) }
    }
  }
}
