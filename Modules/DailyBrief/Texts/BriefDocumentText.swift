import CoreModels

/// What the pages of an export say that no screen says.
struct BriefDocumentText: CatalogText {
  let message: Message
}
