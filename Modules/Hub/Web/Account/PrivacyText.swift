import CoreModels

/// Texts about stored personal data and its recipients.
struct PrivacyText: CatalogText {
  let message: Message
}
