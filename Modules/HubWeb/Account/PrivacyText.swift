import CoreModels
import HubAccounts

/// Texts about stored personal data and its recipients.
struct PrivacyText: CatalogText {
  let message: Message
}
