public import CoreModels

/// The words of a product's pages that stand by themselves; templates name them by their cases, as
/// `{{words.save}}`.
public protocol PageWords: CompleteTextCatalogue, CaseIterable, RawRepresentable
where RawValue == String {}

extension PageWords {
  public static var samples: [Self] { Array(allCases) }

  /// All of them in a language, by their names.
  public static func all(in language: Language) -> [String: String] {
    Dictionary(allCases.map { ($0.rawValue, $0.text(in: language)) }) { first, _ in first }
  }
}
