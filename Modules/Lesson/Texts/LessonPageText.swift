import CoreModels

/// What only the pages of Lesson say; the raw value is the name that templates use.
enum LessonPageText: String, CompleteTextCatalogue, CaseIterable {
  case pages, history, favorites, own, source
  case refresh, favorite, picture, share, light, dark
  case search, searchLabel, noHistory, noFavorites, noOwn
  case write, author, add, remove, confirm
  case newer, older, more
  case address, addressHint, save, original, fileHint

  static var samples: [LessonPageText] { allCases }

  /// All of them by name.
  static func words(in language: Language) -> [String: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.text(in: language)) })
  }
}
