import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson import FILE`: adds the lessons of a file to the user's own.
struct ImportLessons: Action {
  static var configuration: CommandConfiguration {
    .init("import", HelpText.importLessons, more: HelpText.importMore)
  }
  static var inputs: [Input<Self>] { [.file("file", \.file, HelpText.importFile)] }

  var file = FileText.content("")

  func perform(in world: World) async throws -> ImportedLessons {
    let today = world.today
    let text = try file.text(in: world, limit: FortuneFile.largestFile)
    let contents = FortuneFile.parse(text, timestamp: today.basicDescription)
    guard !contents.lessons.isEmpty else { throw LessonError.emptySource(file.name) }
    let added = try await world.store.transaction { transaction in
      var added = 0
      for lesson in contents.lessons
      where try transaction.find(OwnLesson.self, lesson.id) == nil {
        try transaction.put(OwnLesson(lesson: lesson, day: today))
        added += 1
      }
      return added
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
