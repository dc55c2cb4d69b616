import CoreModels
import Testing

@testable import Mori

@Suite("Life expectancy") struct LifeExpectancyTests {
  @Test func `every member state of the United Nations is in the table`() {
    let members = Self.memberStates.split(separator: " ").map(String.init)
    #expect(Set(members).count == 193)
    #expect(members.filter { LifeExpectancy.find($0) == nil } == [])
  }

  @Test(arguments: ["HK", "MO", "PS", "TW", "XK"])
  func `so are some that are no member states`(code: String) {
    #expect(LifeExpectancy.find(code)?.country == code)
  }

  @Test func `every line is read, and the codes are sorted and there once`() {
    let codes = LifeExpectancy.all.map(\.country)
    #expect(codes.count == 236)
    #expect(codes == Set(codes).sorted())
    #expect(codes.allSatisfy { $0.count == 2 && $0.allSatisfy { ("A"..."Z").contains($0) } })
    #expect(Set(LifeExpectancy.all.map(\.name)).count == codes.count)
    #expect(LifeExpectancy.all.map { LifeExpectancy.find($0.country) } == LifeExpectancy.all)
  }

  @Test func `the years are plausible, and women live longer everywhere`() {
    let plausible = 40.0...90.0
    for line in LifeExpectancy.all {
      #expect(plausible.contains(line.female) && plausible.contains(line.male), "\(line)")
      #expect(line.female >= line.male, "\(line)")
      #expect(line.female - line.male < 14, "\(line)")
    }
  }

  @Test(arguments: [
    ("JP", "Japan", 87.74, 81.69), ("CI", "Côte d'Ivoire", 64.13, 60.02),
    ("CZ", "Czechia", 82.64, 77.00), ("NG", "Nigeria", 54.74, 54.18),
    ("US", "United States", 81.85, 76.86),
  ])
  func `a line has a name and two lives`(
    code: String, name: String, female: Double, male: Double
  ) {
    #expect(
      LifeExpectancy.find(code)
        == LifeExpectancy(country: code, name: name, female: female, male: male))
  }

  @Test(arguments: ["sk", "SK", "Sk", " sk ", "\tSK\n"])
  func `case and the space around a code do not matter`(code: String) {
    #expect(LifeExpectancy.find(code)?.name == "Slovakia")
  }

  @Test(arguments: [
    ("Slovakia", "SK"), ("slovensko", "SK"), ("Szlovákia", "SK"), ("Deutschland", "DE"),
    ("NEMECKO", "DE"), ("España", "ES"), ("hiszpania", "ES"), ("UK", "GB"), ("USA", "US"),
    (" Česká republika ", "CZ"), ("Cesko", "CZ"), ("New Zealand", "NZ"),
  ])
  func `a country has a name in every language`(name: String, code: String) {
    #expect(LifeExpectancy.find(name)?.country == code)
  }

  @Test(arguments: ["", " ", "S", "ZZ", "XA", "SVK", "S K", "SK CZ", "ß", "4 ", "Slov", "\n"])
  func `what is no code of the table finds nothing`(code: String) {
    #expect(LifeExpectancy.find(code) == nil)
  }

  @Test func `without a sex it is the mean of both`() {
    let line = LifeExpectancy(country: "XX", name: "Nowhere", female: 84.5, male: 78)
    #expect(line.years(.female) == 84.5)
    #expect(line.years(.male) == 78)
    #expect(line.years(nil) == 81.25)
  }

  @Test func `the list of differences is what the two sources say`() {
    let second = LifeExpectancySecondSource.table.split(separator: "\n")
      .map { $0.split(separator: " ") }
    #expect(second.count == 226)
    let differences = second.compactMap { fields -> String? in
      guard fields.count == 3, let first = LifeExpectancy.find(String(fields[0])),
        let female = Double(fields[1]), let male = Double(fields[2])
      else {
        Issue.record("\(fields) is not in the table")
        return nil
      }
      let apart = [first.female - female, first.male - male].map { Int(($0 * 100).rounded()) }
      guard apart.contains(where: { abs($0) > 200 }) else { return nil }
      return "\(first.country)\t\(apart.map(Self.signed).joined(separator: "\t"))"
    }
    let listed = ContentTable(Content.lifeExpectancyDifferences)
    #expect(listed.map { $0.fields.joined(separator: "\t") } == differences)
    #expect(LifeExpectancy.all.filter(\.isDisputed).count == 125)
  }

  /// Formats hundredths of a year as years with a sign and one decimal.
  private static func signed(_ hundredths: Int) -> String {
    let tenths = (abs(hundredths) + 5) / 10
    return "\(hundredths < 0 ? "-" : "+")\(tenths / 10).\(tenths % 10)"
  }

  private static let memberStates = """
    AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA \
    CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM \
    FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE \
    KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM \
    MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PT PW PY QA \
    RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN \
    TO TR TT TV TZ UA UG US UY UZ VC VE VN VU WS YE ZA ZM ZW
    """
}
