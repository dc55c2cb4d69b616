import CoreModels

/// Help texts of commands, options and arguments.
struct HelpText: CatalogText {
  let message: Message
}

/// Texts about running the server.
struct OperationText: CatalogText {
  let message: Message

  static func unknown(_ variables: [String]) -> Self {
    .unknownVariables(variables.joined(separator: ", "))
  }
}
