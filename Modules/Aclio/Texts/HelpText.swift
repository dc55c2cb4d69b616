import CoreModels

/// The help of commands, options and arguments.
struct HelpText: CatalogText {
  let message: Message
}
