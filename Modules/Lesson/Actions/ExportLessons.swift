import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

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

  func perform(in world: World) async throws -> ExportedLessons {
    let path = file == "-" ? nil : try world.files.target(file, replacing: replacesFile)
    let source = try await world.lessonSource()
    let lessons = try await world.store.read { snapshot in
      try LessonShelf(snapshot: snapshot, source: source).all().reversed().map(\.lesson)
    }
    let text = FortuneFile.text(of: lessons)
    if let path { try world.files.write(Data(text.utf8), path) }
    return ExportedLessons(text: text, count: lessons.count, file: file)
  }
}

/// A fortune file with its path.
struct ExportedLessons: Outcome, JSONObject {
  let text: String
  let count: Int
  let file: String

  static let fields = [
    Field("file", "The file’s path, - for none.", \Self.file),
    Field("exported", "The number of its lessons.", \.count),
    Field("text", "Its text where it has no path.") { $0.file == "-" ? $0.text : nil },
  ]

  func lines(in world: World) -> [String] {
    file == "-" ? text.printedLines : [world.text(LessonText.exported(count, file: file))]
  }
}
