import CoreModels

/// Texts about accounts and settings.
struct AccountText: CatalogText {
  let message: Message
}
