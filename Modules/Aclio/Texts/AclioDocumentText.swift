import CoreModels

/// What the pages of an export say that no screen says.
enum AclioDocumentText: CompleteTextCatalogue {
  /// Titles.
  case achievements, conversation

  static let samples: [AclioDocumentText] = [.achievements, .conversation]
}
