import Foundation

/// Countries by their names in all supported languages, from Unicode CLDR.
public enum CountryName {
  /// Returns the ISO 3166-1 alpha-2 code of a country named in any supported language, ignoring case
  /// and diacritics; `nil` if there is none.
  public static func code(of name: String) -> String? { codes[name.folded] }

  private static let codes: [String: String] = {
    let regions = Locale.Region.isoRegions.map(\.identifier).filter {
      $0.utf8.count == 2 && $0.allSatisfy(\.isLetter)
    }
    let names = Language.allCases.flatMap { language in
      let locale = Locale(identifier: language.rawValue)
      return regions.compactMap { code in
        locale.localizedString(forRegionCode: code).map { (name: $0, code: code) }
      }
    }
    let others = ContentTable(Content.countryNames).map { (name: $0.text(0), code: $0.text(1)) }
    return Dictionary(
      (names + others).map { ($0.name.folded, $0.code) }, uniquingKeysWith: { one, _ in one })
  }()
}
