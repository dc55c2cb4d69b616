import CoreModels
import CorePlugin

/// The texts of Aclio's web pages.
struct AclioPageWord: PageWords {
  let message: Message
}
