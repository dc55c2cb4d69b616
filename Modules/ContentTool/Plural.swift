/// The languages of a catalog, and their plural forms of whole numbers, by Unicode CLDR's cardinal
/// rules.
enum Plural {
  static let languages = ["en", "sk", "cs", "hu", "pl", "de", "es"]

  /// The letter for each form in a packed text.
  static let letters = [
    "zero": "z", "one": "o", "two": "t", "few": "f", "many": "m", "other": "x",
  ]

  static func forms(of language: String) -> [String] {
    switch language {
    case "sk", "cs": ["one", "few", "other"]
    case "pl": ["one", "few", "many", "other"]
    default: ["one", "other"]
    }
  }
}
