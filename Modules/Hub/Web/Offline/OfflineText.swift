import CoreModels

/// The sentences of the installed app, and of what is done without a connection.
struct OfflineText: CatalogText {
  let message: Message
}
