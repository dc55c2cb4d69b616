import ArgumentParser
import CorePlugin
import CoreStorage

/// `lesson export FILE`: writes all lessons to a fortune file.
struct ExportLessons: Action {
  static var configuration: CommandConfiguration { .init("export", HelpText.exportLessons) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .argument("file", \.file, HelpText.exportFile).ofThisMachine,
      .force(\.replacesFile).ofThisMachine,
    ]
  }

  var file = "-"
  var replacesFile = false

  func perform(in world: World) async throws -> ExportedText {
    try await world.exported(
      to: file, replacing: replacesFile, saying: { LessonText.exported($0, file: $1) }
    ) {
      let source = try await world.lessonSource()
      let lessons = try await world.store.read { snapshot in
        try LessonShelf(snapshot: snapshot, source: source).all().reversed().map(\.lesson)
      }
      return (FortuneFile.text(of: lessons), lessons.count)
    }
  }
}
