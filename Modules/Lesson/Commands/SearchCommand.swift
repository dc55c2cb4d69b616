import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson search TEXT`: the lessons with these words, best match first among those received, chosen and
/// one's own.
struct SearchCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find lessons by their words.")

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Argument(help: "Words, or their beginnings.")
  var text: [String]

  func run(in world: World) async throws {
    let words = text.joined(separator: " ")
    let lessons = try await world.store.read { snapshot in
      let received = try snapshot.search(ReceivedLesson.self, for: words).map {
        ListedLesson(lesson: $0.value.lesson, day: $0.value.day, origin: .remote)
      }
      let chosen = try snapshot.search(ChosenLesson.self, for: words).map {
        ListedLesson(
          lesson: $0.value.lesson, day: $0.value.day, origin: $0.value.isOwn ? .own : .file)
      }
      let own = try snapshot.search(OwnLesson.self, for: words).map {
        ListedLesson(lesson: $0.value.lesson, day: $0.value.day, origin: .own)
      }
      var seen: Set<String> = []
      return try (received + chosen + own).filter { seen.insert($0.lesson.id).inserted }.map {
        $0.marked(try snapshot.find(FavoriteLesson.self, $0.lesson.id) != nil)
      }
    }
    try world.answer(.array(lessons.map(\.json))) {
      lessons.isEmpty
        ? [world.text(LessonText.noMatches(words))] : LessonList(lessons: lessons).lines(in: world)
    }
  }
}
