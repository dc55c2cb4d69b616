import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `lesson import FILE`: adds the lessons of a file to the user's own.
struct ImportCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("import", HelpText.importLessons, more: HelpText.importMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.importFile))
  var file: String

  func run(in world: World) async throws {
    let today = world.today
    let text = try world.files.text(of: file, limit: FortuneFile.largestFile)
    let contents = FortuneFile.parse(text, timestamp: today.basicDescription)
    guard !contents.lessons.isEmpty else { throw LessonError.emptySource(file) }
    let added = try await world.store.transaction { transaction in
      var added = 0
      for lesson in contents.lessons
      where try transaction.find(OwnLesson.self, lesson.id) == nil {
        try transaction.put(OwnLesson(lesson: lesson, day: today))
        added += 1
      }
      return added
    }
    let known = contents.lessons.count - added
    let json: JSONValue = [
      "added": .integer(Int64(added)), "already_there": .integer(Int64(known)),
      "skipped": .integer(Int64(contents.skipped)),
    ]
    try world.answer(json) {
      [world.text(LessonText.imported(added, known: known, skipped: contents.skipped))]
    }
  }
}

/// `lesson export FILE`: exports all lessons as a fortune file.
struct ExportCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("export", HelpText.exportLessons) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.exportFile))
  var file: String

  func run(in world: World) async throws {
    let source = try await world.lessonSource()
    let lessons = try await world.store.read { snapshot in
      try LessonShelf(snapshot: snapshot, source: source).all().reversed().map(\.lesson)
    }
    let text = FortuneFile.text(of: lessons)
    if file == "-" && world.answers != .json { return world.terminal.write(text) }
    if file != "-" { try world.files.write(Data(text.utf8), world.files.absolutePath(file)) }
    try world.answer([
      "file": .string(file), "exported": .integer(Int64(lessons.count)),
      "text": file == "-" ? .string(text) : .null,
    ]) { [world.text(LessonText.exported(lessons.count, file: file))] }
  }
}
