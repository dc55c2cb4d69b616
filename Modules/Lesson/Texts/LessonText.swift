import CoreModels
import CorePlugin

/// The messages of Lesson.
extension LessonText {
  /// Returns the start of the footer: the age of the lesson.
  static func updated(_ shown: ShownLesson, at moment: Moment) -> LessonText {
    guard let updated = shown.lastUpdated else { return .neverUpdated }
    return .lastUpdated(AgeText(seconds: moment.now.seconds(since: updated)))
  }

  static func error(_ error: LessonError) -> Self {
    switch error {
    case .badReply: .errorBadReply
    case .tooLate: .errorTooLate
    case .noSuchLesson(let id): .errorNoSuchLesson(id)
    case .ambiguousID(let id): .errorAmbiguousID(id)
    case .notOwn(let id): .errorNotOwn(id)
    case .emptySource(let path): .errorEmptySource(path)
    }
  }

  static func advice(_ error: LessonError) -> Self {
    switch error {
    case .badReply, .tooLate: .adviceBadReply
    case .noSuchLesson: .adviceNoSuchLesson
    case .ambiguousID: .adviceAmbiguousID
    case .emptySource: .adviceEmptySource
    case .notOwn: .adviceNotOwn
    }
  }
}
