import CoreModels

/// The sentences about accounts and settings.
struct AccountText: CatalogText {
  let message: Message
}
