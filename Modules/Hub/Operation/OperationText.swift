import CoreModels
import HubAccounts
import HubWeb

/// Texts about running the server.
struct OperationText: CatalogText {
  let message: Message

  static func unknown(_ variables: [String]) -> Self {
    .unknownVariables(variables.joined(separator: ", "))
  }
}
