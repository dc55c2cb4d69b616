/// The supported languages, by their ISO 639-1 codes.
public enum Language: String, CaseIterable, Codable, Sendable {
  case english = "en"
  case slovak = "sk"
  case czech = "cs"
  case hungarian = "hu"
  case polish = "pl"
  case german = "de"
  case spanish = "es"

  /// The language of a BCP 47 tag or POSIX locale, such as `sk`, `sk-SK` or `sk_SK.UTF-8`.
  public init?(tag: String) {
    let primary = tag.prefix { $0 != "-" && $0 != "_" && $0 != "." && $0 != "@" }
    self.init(rawValue: primary.lowercased())
  }

  /// The language's own name.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .slovak: "Slovenčina"
    case .czech: "Čeština"
    case .hungarian: "Magyar"
    case .polish: "Polski"
    case .german: "Deutsch"
    case .spanish: "Español"
    }
  }

  /// The plural form for a whole number, by Unicode CLDR's cardinal plural rules.
  public func pluralCategory(of count: Int) -> PluralCategory {
    let number = count.magnitude
    switch self {
    case .english, .hungarian, .german, .spanish:
      return number == 1 ? .one : .many
    case .slovak, .czech:
      return number == 1 ? .one : (2...4).contains(number) ? .few : .many
    case .polish:
      let isTeen = (12...14).contains(number % 100)
      return number == 1 ? .one : (2...4).contains(number % 10) && !isTeen ? .few : .many
    }
  }
}

/// The plural forms of whole numbers in our languages (CLDR's *other* is *many* here).
public enum PluralCategory: Sendable {
  case one, few, many
}
