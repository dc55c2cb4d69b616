import CoreModels
import CorePlugin

/// The words of Lesson's pages.
struct LessonPageWord: PageWords {
  let message: Message
}
