import CoreModels
import CorePlugin

/// The words of Grounding Sun's pages.
struct SunPageWord: PageWords {
  let message: Message
}
