import CoreModels

/// The words of documents, in the languages of plan texts (``PlanFacts/textLanguage``).
struct DocumentText: CatalogText {
  let message: Message
}
