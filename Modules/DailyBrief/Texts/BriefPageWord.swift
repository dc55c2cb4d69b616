import CoreModels
import CorePlugin

/// The texts of DailyBrief's web pages.
struct BriefPageWord: PageWords {
  let message: Message
}
