import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson search TEXT`: searches received, chosen and own lessons, best matches of each first.
struct SearchCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("search", HelpText.search) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.searchText))
  var text: [String]

  func run(in world: World) async throws {
    let words = text.joined(separator: " ")
    let source = try await world.lessonSource()
    let lessons = try await world.store.read {
      try LessonShelf(snapshot: $0, source: source).lessons(with: words)
    }
    try world.answer(.array(lessons.map(\.json))) {
      lessons.isEmpty
        ? [world.text(LessonText.noMatches(words))] : LessonList(lessons: lessons).lines(in: world)
    }
  }
}
