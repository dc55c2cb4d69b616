import CoreModels

/// What can go wrong with lessons.
enum LessonError: ExplainedError, Hashable {
  /// The server's reply is no lesson.
  case badReply
  /// The server took longer than a screen waits.
  case tooLate
  case noSuchLesson(String)
  case ambiguousID(String)
  /// No lesson of the person's own has such an id.
  case notOwn(String)
  /// The file has no lesson in it.
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
    return Failure(
      kind, code: code, message: LessonText.error(self).text(in: language),
      hint: LessonText.advice(self).text(in: language))
  }
}
