import CoreModels

/// What the pages of an export say that no screen says.
struct AclioDocumentText: CatalogText {
  let message: Message
}
