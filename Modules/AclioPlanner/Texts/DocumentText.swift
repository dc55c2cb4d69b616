import CoreModels

/// The words of documents, shown in the languages that plans are written in
/// (``PlanFacts/textLanguage``).
struct DocumentText: CatalogText {
  let message: Message
}
