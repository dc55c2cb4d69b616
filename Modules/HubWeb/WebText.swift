import CoreModels
import HubAccounts

/// Texts of the web app's frame.
struct WebText: CatalogText {
  let message: Message

}
