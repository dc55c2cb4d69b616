import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson favorite [ID]`: marks the lesson on screen, or the one whose id starts like this.
struct FavoriteCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("favorite", HelpText.favorite) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.favoriteId))
  var id: String?

  @Flag(help: ArgumentHelp(HelpText.favoriteRemove))
  var remove = false

  func run(in world: World) async throws {
    let lesson = try await world.mark(id: id, isFavorite: !remove)
    let listed = ListedLesson(
      lesson: lesson, day: world.today, origin: .stored, isFavorite: !remove)
    try world.answer(lesson.listedJSON.adding("favorite", .bool(!remove))) {
      [world.text(remove ? LessonText.unmarked : .marked)]
        + LessonList(lessons: [listed]).lines(in: world)
    }
  }
}

/// `lesson favorites`: lists the favourites, latest mark first.
struct FavoritesCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("favorites", HelpText.favorites) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let favorites = try await world.store.collection(of: FavoriteLesson.self)
      .list(order: .newestFirst)
    let lessons = favorites.map {
      ListedLesson(lesson: $0.lesson, day: $0.day, origin: .stored, isFavorite: true)
    }
    try world.answer(.array(favorites.map { $0.lesson.listedJSON.adding("day", $0.dayJSON) })) {
      lessons.isEmpty
        ? [world.text(LessonText.noFavorites)] : LessonList(lessons: lessons).lines(in: world)
    }
  }
}

extension FavoriteLesson {
  fileprivate var dayJSON: JSONValue { day.map { .string($0.description) } ?? .null }
}

extension JSONValue {
  /// Adds a member to an object; returns other values unchanged.
  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members[key] = value
    return .object(members)
  }
}

extension World {
  /// Marks or unmarks the lesson on screen, or the one whose id starts with `id`, and returns it.
  /// Throws ``LessonError``.
  func mark(id: String?, isFavorite: Bool) async throws -> LifeLesson {
    let source = try await lessonSource()
    let today = today
    return try await store.transaction { transaction in
      let shelf = LessonShelf(snapshot: transaction.snapshot, source: source)
      let lesson =
        try id.map(shelf.find)
        ?? shelf.shown(on: today, profile: transaction.snapshot.profile).lesson
      if !isFavorite {
        try transaction.remove(FavoriteLesson.self, lesson.id)
      } else if try transaction.find(FavoriteLesson.self, lesson.id) == nil {
        try transaction.put(FavoriteLesson(lesson: lesson, day: today))
      }
      return lesson
    }
  }
}
