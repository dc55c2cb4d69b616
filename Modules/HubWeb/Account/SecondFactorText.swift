import CoreModels
import HubAccounts

/// Texts about the second factor.
struct SecondFactorText: CatalogText {
  let message: Message
}
