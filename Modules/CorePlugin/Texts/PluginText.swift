import CoreModels

/// The messages shared by all products.
extension PluginText {
  /// The codes of all languages, as one list.
  static let languages = Language.allCases.map(\.rawValue).joined(separator: ", ")
}
