public import CoreModels

/// The words of a product's pages that stand by themselves; templates name them by their members, as
/// `{{words.save}}`.
public protocol PageWords: CatalogText {}

extension PageWords {
  /// All words, in the order of the table.
  public static var allCases: [Self] {
    table.names.indices.map { Self(message: Message($0)) }
  }

  /// The word of that name, `nil` where there is none.
  public init?(rawValue name: String) {
    guard let number = Self.table.names.firstIndex(of: name) else { return nil }
    self.init(message: Message(number))
  }

  /// All of them in a language, by their names.
  public static func all(in language: Language) -> [String: String] {
    Dictionary(uniqueKeysWithValues: zip(table.names, allCases.map { $0.text(in: language) }))
  }
}
