import CoreModels
import CorePlugin

/// Every sentence that Lesson shows.
enum LessonText: CompleteTextCatalogue {
  case title
  case lastUpdated(AgeText)
  case neverUpdated
  case refreshHint
  case offline
  case notRefreshed
  case refreshing
  case page(Int, of: Int)
  case added
  case alreadyThere
  case edited, removed
  case marked
  case unmarked
  case noFavorites
  case noHistory
  case noMatches(String)
  case imported(added: Int, known: Int, skipped: Int)
  case exported(Int, file: String)
  case source(String)
  case sourceSet(String)
  case drawn(String)
  case published(Int)
  /// What the setting is for.
  case sourceSetting
  case error(LessonError)
  case advice(LessonError)

  /// The footer's first words: how old the lesson is.
  static func updated(_ shown: ShownLesson, at moment: Moment) -> LessonText {
    guard let updated = shown.lastUpdated else { return .neverUpdated }
    return .lastUpdated(AgeText(seconds: moment.now.seconds(since: updated)))
  }

  static var samples: [LessonText] {
    let errors: [LessonError] = [
      .badReply, .tooLate, .noSuchLesson("a"), .ambiguousID("a"), .notOwn("a"), .emptySource("a"),
    ]
    return [
      .title, .lastUpdated(.minutes(2)), .neverUpdated, .refreshHint, .offline, .notRefreshed,
      .refreshing,
      .page(1, of: 2), .added, .alreadyThere, .edited, .removed, .marked, .unmarked, .noFavorites,
      .noHistory,
      .noMatches("a"), .imported(added: 1, known: 2, skipped: 5), .exported(2, file: "a"),
      .sourceSetting, .source("a"), .sourceSet("a"), .drawn("a"), .published(1),
    ] + errors.flatMap { [.error($0), .advice($0)] }
  }
}
