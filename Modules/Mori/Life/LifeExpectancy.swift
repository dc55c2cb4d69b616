import CoreModels

/// Period life expectancy at birth: the years that a newborn would live if the death rates of one
/// year, the table's, held for a whole life. It is an average of a country, no forecast for anyone.
struct LifeExpectancy: Hashable, Sendable {
  enum Sex: String, CaseIterable, Codable, Sendable { case female, male }

  /// ISO 3166-1 alpha-2, upper case.
  let country: String
  /// English short name.
  let name: String
  /// Years.
  let female: Double, male: Double

  /// Where the years come from and which year they are of, for people.
  static let source = "United Nations 2023"

  /// The same in a person's language.
  static func source(in language: Language) -> String {
    switch language {
    case .english: source
    case .slovak, .czech: "OSN 2023"
    case .hungarian: "ENSZ 2023"
    case .polish: "ONZ 2023"
    case .german: "Vereinte Nationen 2023"
    case .spanish: "Naciones Unidas 2023"
    }
  }

  /// Every line of the table, by code. `find` does not need it.
  static var all: [LifeExpectancy] {
    ContentTable(Content.lifeExpectancy).compactMap(LifeExpectancy.init(row:))
  }

  /// `nil` for a country that the table does not have. The code is alpha-2 in any case, with or
  /// without space around it.
  static func find(_ country: String) -> LifeExpectancy? {
    let words = country.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, words[0].utf8.count == 2, words[0].allSatisfy(\.isASCII) else {
      return nil
    }
    let rows = ContentTable(Content.lifeExpectancy).rows(of: words[0].uppercased())
    return rows.first.flatMap(Self.init(row:))
  }

  /// The country for people: the code, which is every language's, where the name would be English.
  func shownCountry(in language: Language) -> String { language == .english ? name : country }

  /// Years for a sex; `nil`: the mean of both.
  func years(_ sex: Sex?) -> Double {
    switch sex {
    case .female: female
    case .male: male
    case nil: (female + male) / 2
    }
  }
}

extension LifeExpectancy {
  /// Whether a second source differs by more than two years for either sex.
  var isDisputed: Bool {
    !ContentTable(Content.lifeExpectancyDifferences).rows(of: country).isEmpty
  }

  private init?(row: ContentTable.Row) {
    guard let female = Double(row.text(1)), let male = Double(row.text(2)) else { return nil }
    self.init(country: row.text(0), name: row.text(3), female: female, male: male)
  }
}
