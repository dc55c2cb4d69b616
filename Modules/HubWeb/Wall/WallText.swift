import CoreModels
import HubAccounts

/// Texts about the wall.
struct WallText: CatalogText {
  let message: Message
}
