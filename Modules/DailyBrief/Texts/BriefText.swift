import CoreModels

/// Texts about the brief itself.
struct BriefText: CatalogText {
  let message: Message
}
