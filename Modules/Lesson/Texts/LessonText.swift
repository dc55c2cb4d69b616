import CoreModels
import CorePlugin

/// The messages of Lesson.
extension LessonText {
  /// Returns the start of the footer: the age of the lesson.
  static func updated(_ shown: ShownLesson, at moment: Moment) -> LessonText {
    guard let updated = shown.lastUpdated else { return .neverUpdated }
    return .lastUpdated(AgeText(seconds: moment.now.seconds(since: updated)))
  }
}
