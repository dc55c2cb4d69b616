import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson import FILE`: adds the lessons of a file to the user's own.
struct ImportLessons: StoredAction {
  static var configuration: CommandConfiguration {
    .init("import", HelpText.importLessons, more: HelpText.importMore)
  }
  static var inputs: [Input<Self>] { [.file("file", \.file, HelpText.importFile)] }

  var file = FileText.content("")

  private var contents: FortuneFile.Contents?

  func prepared(in world: World) throws -> ImportLessons {
    let text = try file.text(in: world, limit: FortuneFile.largestFile)
    var action = self
    action.contents = FortuneFile.parse(text, timestamp: world.today.basicDescription)
    return action
  }

  func perform(in transaction: Transaction, of world: World) throws -> ImportedLessons {
    guard let contents, !contents.lessons.isEmpty else {
      throw LessonError.emptySource(file.name)
    }
    var added = 0
    for lesson in contents.lessons
    where try transaction.find(OwnLesson.self, lesson.id) == nil {
      try transaction.put(OwnLesson(lesson: lesson, day: world.today))
      added += 1
    }
    return ImportedLessons(
      added: added, known: contents.lessons.count - added, skipped: contents.skipped)
  }
}

/// The result of an import.
struct ImportedLessons: Outcome, JSONObject {
  let added, known, skipped: Int

  static let fields = [
    Field("added", "Lessons that are new.", \Self.added),
    Field("already_there", "Lessons that were there before.", \.known),
    Field("skipped", "Entries left out: repeated, too long, or no text.", \.skipped),
  ]

  func lines(in world: World) -> [String] {
    [world.text(LessonText.imported(added, known: known, skipped: skipped))]
  }
}
