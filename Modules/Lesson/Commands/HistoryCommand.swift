import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson history`: lists all lessons so far, newest first, without duplicates.
struct HistoryCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("history", HelpText.history) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.historyLimit, valueName: "n"))
  var limit = 20

  func run(in world: World) async throws {
    let limit = try (1...100_000).validated(limit, option: "limit")
    let source = try await world.lessonSource()
    let lessons = try await world.store.read { snapshot in
      Array(
        try LessonShelf(snapshot: snapshot, source: source).all()
          .prefix(limit))
    }
    try world.answer(.array(lessons.map(\.json))) {
      lessons.isEmpty
        ? [world.text(LessonText.noHistory)] : LessonList(lessons: lessons).lines(in: world)
    }
  }
}

extension ListedLesson {
  var json: JSONValue {
    guard case .object(var members) = lesson.listedJSON else { return .null }
    members["day"] = day.map { .string($0.description) } ?? .null
    members["source"] = .string(origin.rawValue)
    members["favorite"] = .bool(isFavorite)
    return .object(members)
  }
}
