import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson edit ID [TEXT]`: changes the text or author of the user's own lesson.
struct EditCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("edit", HelpText.edit, more: HelpText.editMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.editId))
  var id: String

  @Argument(help: ArgumentHelp(HelpText.editText))
  var text: String?

  @Option(help: ArgumentHelp(HelpText.editBy, valueName: "author"))
  var by: String?

  func validate() throws {
    if text == nil && by == nil { throw ValidationError("Give the new words, or --by.") }
  }

  func run(in world: World) async throws {
    let typed = text == "-" ? try world.files.text(of: "-", limit: 64 << 10) : text
    let text = try typed.map { text in try LifeLesson.textRule.validate(text) }
    let author = try by.map { by in by.isEmpty ? "" : try LifeLesson.authorRule.validate(by) }
    let (id, today) = (id, world.today)
    let edited = try await world.store.transaction { transaction in
      let former = try transaction.snapshot.ownLesson(id)
      var lesson = former.lesson
      lesson.text = text ?? lesson.text
      if let author { lesson.author = author.isEmpty ? nil : author }
      guard lesson != former.lesson else { return former }
      lesson.timestamp = today.basicDescription
      let own = OwnLesson(lesson: lesson, day: former.day)
      // The id is derived from the text, and a favourite refers to it.
      if own.id != former.id {
        try transaction.remove(OwnLesson.self, former.id)
        if let mark = try transaction.find(FavoriteLesson.self, former.id) {
          try transaction.remove(FavoriteLesson.self, former.id)
          try transaction.put(FavoriteLesson(lesson: lesson, day: mark.day))
        }
      }
      try transaction.put(own)
      return own
    }
    try world.tell(edited, .edited)
  }
}

/// `lesson remove ID`: removes a lesson of the user's own.
struct RemoveCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("remove", HelpText.remove, more: HelpText.removeMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.editId))
  var id: String

  func run(in world: World) async throws {
    let id = id
    let removed = try await world.store.transaction { transaction in
      let own = try transaction.snapshot.ownLesson(id)
      try transaction.remove(OwnLesson.self, own.id)
      return own
    }
    try world.tell(removed, .removed)
  }
}

extension World {
  fileprivate func tell(_ own: OwnLesson, _ sentence: LessonText) throws {
    let listed = ListedLesson(lesson: own.lesson, day: own.day, origin: .own)
    try answer(listed.json) { [text(sentence)] + LessonList(lessons: [listed]).lines(in: self) }
  }
}

extension Snapshot {
  /// Returns the user's own lesson whose id starts with the prefix; throws ``LessonError``.
  fileprivate func ownLesson(_ prefix: String) throws -> OwnLesson {
    let found = prefix.isEmpty ? [] : try list(OwnLesson.self, idPrefix: prefix.lowercased())
    guard let own = found.first else { throw LessonError.notOwn(prefix) }
    guard found.count == 1 else { throw LessonError.ambiguousID(prefix) }
    return own
  }
}
