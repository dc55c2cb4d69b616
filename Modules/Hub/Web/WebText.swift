import CoreModels

/// The sentences of the frame of the web app.
struct WebText: CatalogText {
  let message: Message
}
