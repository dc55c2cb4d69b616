import CoreModels

/// Every sentence that __NAME__ shows.
enum __NAME__Text: CompleteTextCatalogue, CaseIterable {
  case empty
  case kept

  static var samples: [__NAME__Text] { allCases }
}
