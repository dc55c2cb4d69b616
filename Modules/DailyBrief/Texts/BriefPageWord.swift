import CoreModels
import CorePlugin

/// The words of DailyBrief's pages.
struct BriefPageWord: PageWords {
  let message: Message
}
