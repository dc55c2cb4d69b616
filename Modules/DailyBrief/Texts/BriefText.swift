import CoreModels

/// The sentences of the brief itself.
struct BriefText: CatalogText {
  let message: Message
}
