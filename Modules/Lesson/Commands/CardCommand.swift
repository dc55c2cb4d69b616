import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson card --out FILE`: draws a picture of the lesson to share.
struct CardCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("card", HelpText.card) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.cardId))
  var id: String?

  @Option(help: ArgumentHelp(HelpText.cardOut, valueName: "file"))
  var out: String

  @Option(help: ArgumentHelp(HelpText.cardTheme, valueName: "theme"))
  var theme: Look = .light

  @OptionGroup var overwriting: OverwriteOption

  func run(in world: World) async throws {
    let source = try await world.lessonSource()
    let (today, id) = (world.today, id)
    let lesson = try await world.store.read { snapshot in
      try LessonShelf(snapshot: snapshot, source: source).lesson(id, on: today)
    }
    let svg = LessonPicture(lesson: lesson, palette: LessonPicture.theme[theme]).svg
    let path = try await world.draw(
      svg, width: 1200, into: out, replacing: overwriting.force)
    try world.answer(["file": .string(path), "id": .string(lesson.id)]) {
      [world.text(LessonText.drawn(path))]
    }
  }
}
