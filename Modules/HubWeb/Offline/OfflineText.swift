import CoreModels
import HubAccounts

/// Texts about the installed app and offline use.
struct OfflineText: CatalogText {
  let message: Message
}
