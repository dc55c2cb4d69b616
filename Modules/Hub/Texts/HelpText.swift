import CoreModels
import HubAccounts
import HubWeb

/// Help texts of commands, options and arguments.
struct HelpText: CatalogText {
  let message: Message
}
