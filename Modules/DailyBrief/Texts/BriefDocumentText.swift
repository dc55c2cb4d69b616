import CoreModels

/// Texts that only an export's pages show.
struct BriefDocumentText: CatalogText {
  let message: Message
}
