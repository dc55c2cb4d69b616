import CoreModels

/// Every sentence that __NAME__ shows.
enum __NAME__Text: TextCatalogue, CaseIterable {
  case empty
  case kept

  static var samples: [__NAME__Text] { allCases }

  func translation(to language: Language) -> String? {
    switch language {
    case .english: english
    case .slovak: slovak
    case .czech: czech
    case .hungarian: hungarian
    case .polish: polish
    case .german: german
    case .spanish: spanish
    }
  }
}
