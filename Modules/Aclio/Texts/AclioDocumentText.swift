import CoreModels

/// Texts that only an export's pages show.
struct AclioDocumentText: CatalogText {
  let message: Message
}
