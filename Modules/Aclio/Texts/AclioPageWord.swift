import CoreModels
import CorePlugin

/// The words of Aclio's pages.
struct AclioPageWord: PageWords {
  let message: Message
}
