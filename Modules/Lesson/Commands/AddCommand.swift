import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson add TEXT`: adds a lesson of the user's own.
struct AddCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("add", HelpText.add) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.addText))
  var text: String

  @Option(help: ArgumentHelp(HelpText.addBy, valueName: "author"))
  var by: String?

  func run(in world: World) async throws {
    let typed = text == "-" ? try world.files.text(of: "-", limit: 64 << 10) : text
    let (isNew, own) = try await world.addOwnLesson(typed, by: by)
    let listed = ListedLesson(lesson: own.lesson, day: own.day, origin: .own)
    try world.answer(listed.json) {
      [world.text(isNew ? LessonText.added : .alreadyThere)]
        + LessonList(lessons: [listed]).lines(in: world)
    }
  }
}

extension World {
  /// Adds a lesson of the user's own. Returns whether it is new, and the stored lesson. Throws
  /// `TextViolation`.
  func addOwnLesson(_ text: String, by author: String?) async throws -> (isNew: Bool, OwnLesson) {
    let lesson = LifeLesson(
      text: try LifeLesson.textRule.validate(text),
      author: try author.map { author in try LifeLesson.authorRule.validate(author) },
      timestamp: today.basicDescription)
    let today = today
    return try await store.transaction { transaction in
      if let known = try transaction.find(OwnLesson.self, lesson.id),
        lesson.author == nil || known.lesson.author == lesson.author
      {
        return (isNew: false, known)
      }
      let own = OwnLesson(lesson: lesson, day: today)
      try transaction.put(own)
      return (isNew: true, own)
    }
  }
}
