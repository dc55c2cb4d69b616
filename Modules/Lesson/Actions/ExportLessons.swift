import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `lesson export`: all lessons as a fortune file.
struct ExportLessons: Action {
  static var configuration: CommandConfiguration { .init("export", HelpText.exportLessons) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> ExportedLessons {
    let source = try await world.lessonSource()
    let lessons = try await world.store.read { snapshot in
      try LessonShelf(snapshot: snapshot, source: source).all().reversed().map(\.lesson)
    }
    return ExportedLessons(text: FortuneFile.text(of: lessons), count: lessons.count)
  }
}

/// A fortune file with its path.
struct ExportedLessons: Outcome, JSONObject {
  let text: String
  let count: Int
  var file = "-"

  static let fields = [
    Field("file", "The file’s path, - for none.", \Self.file),
    Field("exported", "The number of its lessons.", \.count),
    Field("text", "Its text where it has no path.") { $0.file == "-" ? $0.text : nil },
  ]

  func lines(in world: World) -> [String] {
    [world.text(LessonText.exported(count, file: file))]
  }
}

/// `lesson export FILE`: writes all lessons to a fortune file.
struct ExportCommand: PluginCommand {
  static var configuration: CommandConfiguration { ExportLessons.configuration }
  static var purpose: CommandPurpose { .reads }
  static var door: ActionDoor? { ActionDoor(ExportLessons.self) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.exportFile))
  var file: String

  func run(in world: World) async throws {
    var exported = try await ExportLessons().performed(in: world)
    if file == "-" && world.answers != .json { return world.terminal.write(exported.text) }
    if file != "-" {
      try world.files.write(Data(exported.text.utf8), world.files.absolutePath(file))
    }
    exported.file = file
    try world.answer(with: exported)
  }
}
