import ArgumentParser
import CoreModels
import CorePlugin

/// The period life expectancy at birth: the years that a newborn would live if the death rates of
/// the table's year applied for a whole life. It is a country's average, not a forecast for an
/// individual.
struct LifeExpectancy: Hashable, Sendable {
  enum Sex: String, CaseIterable, Codable, InputValue { case female, male }

  /// The country's ISO 3166-1 alpha-2 code, upper case.
  let country: String
  /// The English short name.
  let name: String
  /// The years.
  let female: Double, male: Double

  /// The source and year of the table, in JSON; ``MoriText/expectancyFrom(_:years:)`` has it for
  /// people.
  static let source = "United Nations 2023"

  /// All rows of the table, by code. `find` does not parse them.
  static var all: [LifeExpectancy] {
    ContentTable(Content.lifeExpectancy).compactMap(LifeExpectancy.init(row:))
  }

  /// Looks up a country by its alpha-2 code in any case, or by its name in any supported language;
  /// `nil` if the table lacks it.
  static func find(_ country: String) -> LifeExpectancy? {
    let country = country.trimmingWhitespace()
    let isCode = country.utf8.count == 2 && country.allSatisfy(\.isASCII)
    return (isCode ? row(of: country.uppercased()) : nil)
      ?? CountryName.code(of: country).flatMap(row)
  }

  private static func row(of code: String) -> LifeExpectancy? {
    ContentTable(Content.lifeExpectancy).rows(of: code).first.flatMap(Self.init(row:))
  }

  /// Returns the country as shown to users: the code, except in English, because the table has only
  /// English names.
  func shownCountry(in language: Language) -> String { language == .english ? name : country }

  /// Returns the years for a sex, or the mean of both.
  func years(_ sex: Sex?) -> Double {
    switch sex {
    case .female: female
    case .male: male
    case nil: (female + male) / 2
    }
  }
}

extension LifeExpectancy {
  /// `true` if a second source differs by more than two years for either sex.
  var isDisputed: Bool {
    !ContentTable(Content.lifeExpectancyDifferences).rows(of: country).isEmpty
  }

  private init?(row: ContentTable.Row) {
    guard let female = Double(row.text(1)), let male = Double(row.text(2)) else { return nil }
    self.init(country: row.text(0), name: row.text(3), female: female, male: male)
  }
}
