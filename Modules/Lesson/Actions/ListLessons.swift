import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson history`: lists all lessons so far, newest first, without duplicates.
struct ListHistory: Action {
  static var configuration: CommandConfiguration { .init("history", HelpText.history) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .option("limit", \.limit, HelpText.historyLimit, valueName: "n", in: 1...100_000)
    ]
  }

  var limit = 20

  func perform(in world: World) async throws -> LessonListing<ListedLesson> {
    let source = try await world.lessonSource()
    let limit = limit
    let lessons = try await world.store.read { snapshot in
      try LessonShelf(snapshot: snapshot, source: source).all().prefix(limit + 1)
    }
    return LessonListing(
      lessons: Array(lessons.prefix(limit)), none: .noHistory,
      more: lessons.count > limit ? limit * 2 : nil)
  }
}

/// `lesson search TEXT`: searches received, chosen and own lessons, best matches of each first.
struct SearchLessons: Action {
  static var configuration: CommandConfiguration { .init("search", HelpText.search) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] { [.argument("text", \.words, HelpText.searchText)] }

  var words: [String] = []

  func perform(in world: World) async throws -> LessonListing<ListedLesson> {
    let words = words.joined(separator: " ")
    guard !words.isBlank else { throw OptionError.empty("<text>") }
    let source = try await world.lessonSource()
    let lessons = try await world.store.read {
      try LessonShelf(snapshot: $0, source: source).lessons(with: words)
    }
    return LessonListing(lessons: lessons, none: .noMatches(words))
  }
}

/// `lesson favorites`: lists the favourites, latest mark first.
struct ListFavorites: Action {
  static var configuration: CommandConfiguration { .init("favorites", HelpText.favorites) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> LessonListing<FavoriteLesson> {
    let favorites = try await world.store.collection(of: FavoriteLesson.self)
      .list(order: .newestFirst)
    return LessonListing(lessons: favorites, none: .noFavorites)
  }
}

/// A list of lessons, with the sentence for an empty list.
struct LessonListing<Item: JSONRepresentable & LessonListItem>: Outcome {
  let lessons: [Item]
  let none: LessonText
  /// A limit for seeing more; `nil` if there are no more.
  var more: Int?

  static var shape: Shape { [Item].shape }
  var json: JSONValue { lessons.json }

  func lines(in world: World) -> [String] {
    lessons.isEmpty
      ? [world.text(none)]
      : LessonList(lessons: lessons.map(\.listed)).lines(in: world) + world.more(limit: more)
  }
}

/// A lesson in a list.
protocol LessonListItem {
  var listed: ListedLesson { get }
}

extension ListedLesson: LessonListItem, JSONObject {
  var listed: ListedLesson { self }

  static let fields =
    LifeLesson.listedFields.map { $0.within { (listed: Self) in listed.lesson } } + [
      Field("day", "The day that it was met or written.", \.day),
      Field("source", "Where it came from.", \.origin),
      Field("favorite", "Whether it is marked.", \.isFavorite),
    ]
}

extension FavoriteLesson: LessonListItem, JSONObject {
  var listed: ListedLesson {
    ListedLesson(lesson: lesson, day: day, origin: .stored, isFavorite: true)
  }

  static let fields =
    LifeLesson.listedFields.map { $0.within { (favorite: Self) in favorite.lesson } } + [
      Field("day", "The day that it was marked.", \.day)
    ]
}
