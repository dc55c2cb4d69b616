import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import Foundation

/// `mori gratitude TEXT`: writes or shows the entry of a day.
struct GratitudeCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "gratitude", abstract: "Write down what you are grateful for, or show it.",
    discussion: """
      A day has one entry; writing again replaces its text, or with daybook settings mori.diary \
      append is added to it. Text comes as words, from a pipe, or from your editor. A text that \
      begins with a hyphen goes after --. - reads standard input; --mood and --tag alone do not \
      touch it unless --append is given.
      """)

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Argument(help: "What you are grateful for, up to 1 MiB.")
  var text: [String] = []

  @Flag(help: "Add the text on a new line after what is there.")
  var append = false

  @Flag(help: "Replace what is there, where adding is your habit.")
  var replace = false

  @Flag(help: "Write in your text editor.")
  var edit = false

  @Option(help: ArgumentHelp("How the day was, from 1 to 5.", valueName: "1-5"))
  var mood: Int?

  @Option(help: ArgumentHelp("Add a tag; may be given several times.", valueName: "tag"))
  var tag: [String] = []

  @Option(help: ArgumentHelp("Take a tag away.", valueName: "tag"))
  var untag: [String] = []

  @Flag(help: "Remove the entry.")
  var remove = false

  /// More than an entry may have, so that the error can say by how much.
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

  /// The text that was given, `nil` for none.
  private func words(or change: GratitudeChange, in world: World) throws -> String? {
    let isNamed = text == ["-"]
    if !text.isEmpty && !isNamed { return text.joined(separator: " ") }
    guard isNamed || ((append || change.isEmpty) && world.files.isInputGiven()) else {
      if append { throw MoriError.emptyEntry }
      return nil
    }
    let data = try world.files.read("-", Self.largestInput)
    // The standard library's reading leaves a byte order mark where it is.
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
