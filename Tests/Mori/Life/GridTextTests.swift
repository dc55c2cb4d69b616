import CoreModels
import Testing

@testable import Mori

@Suite("The sentences of the squares") struct GridTextTests {
  @Test func `counts are grouped as the language does`() {
    #expect(GridText.lived(1924).text(in: .slovak) == "prežité: 1\u{A0}924")
    #expect(GridText.square(1925, of: 4160).text(in: .german) == "Kästchen 1.925 von 4.160")
    #expect(GridText.age(7929).text(in: .english) == "age 7,929")
    #expect(GridText.age(7929).text(in: .czech) == "7\u{A0}929 let")
    #expect(GridText.age(1).text(in: .spanish) == "1 año")
  }
}
