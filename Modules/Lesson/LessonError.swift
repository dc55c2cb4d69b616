import CoreModels

/// The errors of Lesson's commands and pages.
enum LessonError: CatalogError, Hashable {
  /// The server's response is not a lesson.
  case badReply
  /// The server exceeded a screen's patience.
  case tooLate
  case noSuchLesson(String)
  case ambiguousID(String)
  /// The user's own lessons include no such id.
  case notOwn(String)
  /// The file has no lessons.
  case emptySource(String)

  var explanation: (Failure.Kind, String, LessonText, LessonText) {
    switch self {
    case .badReply: (.badInput, "reply_unreadable", .errorBadReply, .adviceBadReply)
    case .tooLate: (.unavailable, "timed_out", .errorTooLate, .adviceBadReply)
    case .noSuchLesson(let id):
      (.notFound, "no_such_lesson", .errorNoSuchLesson(id), .adviceNoSuchLesson)
    case .ambiguousID(let id): (.usage, "ambiguous_id", .errorAmbiguousID(id), .adviceAmbiguousID)
    case .notOwn(let id): (.notFound, "not_own_lesson", .errorNotOwn(id), .adviceNotOwn)
    case .emptySource(let path):
      (.badInput, "empty_source", .errorEmptySource(path), .adviceEmptySource)
    }
  }
}
