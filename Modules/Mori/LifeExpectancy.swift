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
  static let all = table.split(separator: "\n").compactMap(LifeExpectancy.init(line:))

  /// `nil` for a country that the table does not have. The code is alpha-2 in any case, with or
  /// without space around it. Reads one line of the table.
  static func find(_ country: String) -> LifeExpectancy? {
    let words = country.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, words[0].utf8.count == 2, words[0].allSatisfy(\.isASCII) else {
      return nil
    }
    let code = words[0].uppercased()
    return table.split(separator: "\n").first { $0.hasPrefix(code) }.flatMap(Self.init(line:))
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
  /// Code, female years, male years, name.
  private init?(line: Substring) {
    let fields = line.split(separator: " ", maxSplits: 3)
    guard fields.count == 4, let female = Double(fields[1]), let male = Double(fields[2]) else {
      return nil
    }
    self.init(
      country: String(fields[0]), name: String(fields[3]), female: female, male: male)
  }

  /// Where a second source differs from the table by more than two years for either sex: code,
  /// table minus second source in years, female and male. The second source, made without the
  /// first, is the CIA World Factbook, estimates for 2024; it has 226 of the table's 236 lines,
  /// Palestine as the mean of its Gaza Strip and West Bank. The two differ most where deaths are
  /// not all registered, and where one counts a war or flood that the other does not.
  static let differences = """
    AE +2.8 +3.4, AF +11.4 +11.7, AI -2.6 -4.0, AM -0.7 -2.0, AO +2.0 +1.3, AR -2.1 -1.0, \
    AS -2.7 -3.2, AW -2.8 -1.7, BB -3.2 -2.7, BF -2.9 -3.4, BH -0.7 +2.6, BI -4.6 -4.4, \
    BJ -2.8 -1.8, BL +2.6 +3.5, BN -3.7 -3.2, BO -2.9 -4.9, BS -0.2 -4.2, BW +3.1 +2.3, \
    CG -6.8 -7.4, CK -1.6 -2.9, CO +1.8 +3.7, CU -2.1 -2.1, CV +2.5 +0.9, CW -1.5 -5.1, \
    CY +0.6 +2.2, DM -7.3 -7.6, DO +2.7 -0.5, DZ -1.0 -2.3, EC -0.3 +5.0, EG -2.4 -4.3, \
    FJ -8.2 -6.9, FM -6.1 -9.4, GA -1.1 -2.7, GH -3.9 -5.3, GI +2.3 +2.8, GL -4.9 -3.7, \
    GM -2.6 -2.5, GN -4.7 -3.2, GU +0.9 -2.2, GY -0.4 -4.1, HT +0.9 -2.1, ID -2.7 -2.3, \
    IN +3.5 +4.0, IR +2.5 +1.5, JE -3.9 -2.9, JM -4.1 -5.5, JO +2.1 +0.7, KE -6.3 -7.1, \
    KI -3.1 -1.3, KN -4.1 -6.6, KY -2.3 -1.8, LB -1.0 -2.1, LC -6.0 -7.4, LS -2.3 -3.5, \
    LU -2.1 -0.3, LY -9.6 -7.2, MC -5.2 -1.6, ME -0.4 -2.1, MG -4.9 -5.4, MH -8.2 -8.1, \
    ML -3.7 -1.9, MM -1.9 -4.7, MO -3.1 -1.7, MP +1.2 +2.1, MR +2.0 +3.1, MS +3.5 -2.8, \
    MV +2.9 +4.6, MW -5.5 -5.8, MZ +6.9 +3.2, NA +3.7 -0.9, NC -2.0 +0.9, NG -9.5 -6.2, \
    NP -1.9 -3.4, NR -8.3 -4.7, OM +2.5 +3.0, PE +7.4 +10.0, PF +5.2 +5.2, PG -2.8 -4.6, \
    PK -2.3 -2.9, PL +1.5 +2.1, PM -2.8 -6.8, PS -6.6 -14.4, PW -6.7 -4.9, PY -4.7 -5.3, \
    QA +1.0 +3.4, SA +2.4 +1.5, SB -8.0 -5.4, SC -4.6 -2.3, SD -0.6 -2.2, SG -3.3 -2.8, \
    SH -3.3 -4.2, SL +2.5 +2.3, SM +0.1 +2.5, SN -1.7 -2.0, SO +2.4 +2.3, SS -1.6 -3.8, \
    ST +4.3 +0.2, SV -3.2 -4.9, SX -2.7 -3.7, SY -2.0 -3.6, SZ +4.2 +2.5, TC -3.8 -2.7, \
    TD -5.0 -4.9, TG -11.8 -7.0, TH -0.4 -3.0, TL -2.9 -2.8, TM -2.7 -2.5, TO -3.3 -7.0, \
    TT -1.7 -4.2, TV -0.9 -2.7, TZ -2.8 -4.8, UA +4.4 +1.5, UG -0.9 -2.2, UZ -3.6 -4.2, \
    VC -5.0 -6.5, VE -1.2 -2.8, VG -1.7 -4.1, VI -2.8 -7.1, VN +0.4 -3.6, VU -3.5 -4.6, \
    WF -4.6 -0.5, WS -5.0 -2.9, XK +4.6 +4.8, ZA -3.9 -7.7, ZW -3.8 -5.4
    """

  /// The countries in `differences`, by code.
  static let disputed = differences.split(separator: ",").compactMap {
    $0.split(separator: " ").first.map(String.init)
  }
}
