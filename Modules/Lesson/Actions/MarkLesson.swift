import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `lesson favorite [ID]`: marks the current lesson, or the one whose id has this prefix.
struct MarkLesson: StoredAction {
  static var configuration: CommandConfiguration { .init("favorite", HelpText.favorite) }
  static var inputs: [Input<Self>] {
    [
      .argument("id", \.id, HelpText.favoriteId),
      .flag("remove", \.removes, HelpText.favoriteRemove),
    ]
  }

  var id: String?
  var removes = false

  func perform(in transaction: Transaction, of world: World) throws -> MarkedLesson {
    let source = try LessonSource(in: transaction.snapshot, of: world)
    let lesson = try LessonShelf(snapshot: transaction.snapshot, source: source)
      .lesson(id, on: world.today)
    if removes {
      try transaction.remove(FavoriteLesson.self, lesson.id)
    } else if try transaction.find(FavoriteLesson.self, lesson.id) == nil {
      try transaction.put(FavoriteLesson(lesson: lesson, day: world.today))
    }
    return MarkedLesson(
      listed: ListedLesson(
        lesson: lesson, day: world.today, origin: .stored, isFavorite: !removes))
  }
}

/// A lesson that was marked or unmarked.
struct MarkedLesson: Outcome, JSONObject {
  let listed: ListedLesson

  static let fields =
    LifeLesson.listedFields.map { $0.within { (marked: Self) in marked.listed.lesson } } + [
      Field("favorite", "Whether it is marked now.", \.listed.isFavorite)
    ]

  func lines(in world: World) -> [String] {
    [world.text(listed.isFavorite ? LessonText.marked : .unmarked)]
      + LessonList(lessons: [listed]).lines(in: world)
  }
}
