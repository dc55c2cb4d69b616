import CoreModels
import HubAccounts

/// Texts about the email address of an account.
struct AddressText: CatalogText {
  let message: Message
}
