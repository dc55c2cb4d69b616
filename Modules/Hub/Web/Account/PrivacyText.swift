import CoreModels

/// Every sentence about what a server keeps of people, and who sees it.
struct PrivacyText: CatalogText {
  let message: Message
}
