public import CoreModels

/// The standalone words of a product's pages, used in templates by name: `{{words.save}}`.
public protocol PageWords: CatalogText {}

extension PageWords {
  /// All words, in the order of the table.
  public static var allCases: [Self] {
    table.names.indices.map { Self(message: Message($0)) }
  }

  /// Returns the word with that name, or `nil` if there is none.
  public init?(rawValue name: String) {
    guard let number = Self.table.names.firstIndex(of: name) else { return nil }
    self.init(message: Message(number))
  }

  /// Returns all words in a language, by name.
  public static func all(in language: Language) -> [String: String] {
    Dictionary(uniqueKeysWithValues: zip(table.names, allCases.map { $0.text(in: language) }))
  }
}
