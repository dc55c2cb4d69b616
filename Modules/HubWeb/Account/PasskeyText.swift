import CoreModels
import HubAccounts

/// Texts about ways to log in without a password.
struct PasskeyText: CatalogText {
  let message: Message
}
