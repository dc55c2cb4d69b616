import CoreModels

/// Texts about running the server.
struct OperationText: CatalogText {
  let message: Message

  static func unknown(_ variables: [String]) -> Self {
    .unknownVariables(variables.joined(separator: ", "))
  }
}
