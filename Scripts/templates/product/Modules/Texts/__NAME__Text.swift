import CoreModels

/// Every sentence that __NAME__ shows; they are in `Content/Texts.xcstrings`.
struct __NAME__Text: CatalogText {
  let message: Message
}
