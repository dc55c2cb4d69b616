import CoreModels
import Seeded
import Testing

@Suite("Numbers in words of a language") struct NumberTextTests {
  @Test(arguments: [
    (Language.english, ["0", "999", "1,000", "19,345", "1,234,567", "-4,160"]),
    (.german, ["0", "999", "1.000", "19.345", "1.234.567", "-4.160"]),
    (.spanish, ["0", "999", "1000", "19.345", "1.234.567", "-4160"]),
    (.polish, ["0", "999", "1000", "19\u{A0}345", "1\u{A0}234\u{A0}567", "-4160"]),
    (.slovak, ["0", "999", "1\u{A0}000", "19\u{A0}345", "1\u{A0}234\u{A0}567", "-4\u{A0}160"]),
    (.czech, ["0", "999", "1\u{A0}000", "19\u{A0}345", "1\u{A0}234\u{A0}567", "-4\u{A0}160"]),
    (.hungarian, ["0", "999", "1000", "19\u{A0}345", "1\u{A0}234\u{A0}567", "-4160"]),
  ])
  func `thousands stand apart`(language: Language, texts: [String]) {
    #expect([0, 999, 1000, 19_345, 1_234_567, -4160].map(language.grouped) == texts)
  }

  @Test func `the largest numbers are numbers as well`() {
    #expect(Language.english.grouped(.max) == "9,223,372,036,854,775,807")
    #expect(Language.english.grouped(.min) == "-9,223,372,036,854,775,808")
  }

  @Test func `grouping adds nothing but separators`() {
    var random = SeededGenerator(seed: 2)
    for _ in 1...300 {
      let number = Int(truncatingIfNeeded: random.next() >> (random.next() % 64))
      for language in Language.allCases {
        let digits = language.grouped(number).filter { $0 == "-" || $0.isNumber }
        #expect(digits == "\(number)")
      }
    }
  }

  @Test(arguments: [
    (0.0, "0.0", "0,0"), (74.6, "74.6", "74,6"), (74.65, "74.7", "74,7"), (-0.04, "0.0", "0,0"),
    (-2.25, "-2.3", "-2,3"), (99.96, "100.0", "100,0"), (12_345.6, "12,345.6", "12.345,6"),
  ])
  func `a decimal has one digit after the separator`(
    number: Double, english: String, german: String
  ) {
    #expect(Language.english.decimal(number) == english)
    #expect(Language.german.decimal(number) == german)
  }
}
