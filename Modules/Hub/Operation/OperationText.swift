import CoreModels

/// The sentences about how the server is run.
struct OperationText: CatalogText {
  let message: Message

  static func unknown(_ variables: [String]) -> Self {
    .unknownVariables(variables.joined(separator: ", "))
  }
}
