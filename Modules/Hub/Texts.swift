import CoreModels

/// Texts about running the server.
extension OperationText {
  static func unknown(_ variables: [String]) -> Self {
    .unknownVariables(variables.joined(separator: ", "))
  }
}
