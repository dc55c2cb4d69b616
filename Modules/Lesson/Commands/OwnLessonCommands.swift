import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson edit ID [TEXT]`: other words for a lesson of one's own, or another author.
struct EditCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Reword a lesson of your own.",
    discussion: "Days that showed it keep the words that they showed.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The start of the lesson's id, as lists show it.")
  var id: String

  @Argument(help: "The new words, up to 2,000 characters; - reads them from standard input.")
  var text: String?

  @Option(help: ArgumentHelp("Who said it; empty for nobody.", valueName: "author"))
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
      // Its words are its id, by which it is marked as well.
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

/// `lesson remove ID`: takes a lesson of one's own away.
struct RemoveCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a lesson of your own.",
    discussion: "Days that showed it keep it; daybook undo brings it back.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The start of the lesson's id, as lists show it.")
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
  /// The own lesson whose id begins so; throws ``LessonError``.
  fileprivate func ownLesson(_ prefix: String) throws -> OwnLesson {
    let found = prefix.isEmpty ? [] : try list(OwnLesson.self, idPrefix: prefix.lowercased())
    guard let own = found.first else { throw LessonError.notOwn(prefix) }
    guard found.count == 1 else { throw LessonError.ambiguousID(prefix) }
    return own
  }
}
