import CoreModels

/// The errors of Lesson's commands and pages.
enum LessonError: ExplainedError, Hashable {
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

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .badReply: (.badInput, "reply_unreadable")
      case .tooLate: (.unavailable, "timed_out")
      case .noSuchLesson: (.notFound, "no_such_lesson")
      case .ambiguousID: (.usage, "ambiguous_id")
      case .notOwn: (.notFound, "not_own_lesson")
      case .emptySource: (.badInput, "empty_source")
      }
    return Failure(kind, code: code, LessonText.error(self), LessonText.advice(self), in: language)
  }
}
