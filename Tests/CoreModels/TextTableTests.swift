import CoreModels
import Testing

@Suite("Texts of a String Catalog") struct TextTableTests {
  @Test(arguments: [
    (Language.english, ["1 cup", "2 cups", "5 cups", "22 cups"]),
    (.slovak, ["1 šálka", "2 šálky", "5 šálok", "22 šálok"]),
    (.czech, ["1 šálek", "2 šálky", "5 šálků", "22 šálků"]),
    (.hungarian, ["1 csésze", "2 csésze", "5 csésze", "22 csésze"]),
    (.polish, ["1 filiżanka", "2 filiżanki", "5 filiżanek", "22 filiżanki"]),
    (.german, ["eine Tasse", "2 Tassen", "5 Tassen", "22 Tassen"]),
    (.spanish, ["1 taza", "2 tazas", "5 tazas", "22 tazas"]),
  ])
  func `take the plural form of their number`(language: Language, texts: [String]) {
    #expect([1, 2, 5, 22].map { TeaText.cups($0).text(in: language) } == texts)
  }

  @Test func `say nothing in a form of its own, where a language has one`() {
    #expect(TeaText.cups(0).english == "no tea")
    #expect(TeaText.cups(0).text(in: .german) == "kein Tee")
    #expect(TeaText.cups(0).text(in: .slovak) == "0 šálok")
    #expect(TeaText.cups(0).text(in: .polish) == "0 filiżanek")
  }

  @Test func `show thousands apart, as each language does`() {
    #expect(TeaText.cups(12_345).english == "12,345 cups")
    #expect(TeaText.cups(12_345).text(in: .german) == "12.345 Tassen")
    #expect(TeaText.cups(12_345).text(in: .czech) == "12\u{A0}345 šálků")
    #expect(TeaText.cups(-2).text(in: .spanish) == "-2 tazas")
  }

  @Test func `take in other texts in the same language, wherever they stand`() {
    let text = TeaText.pours("Žofia", tea: .cups(3))
    #expect(text.english == "Žofia pours 3 cups.")
    #expect(text.text(in: .slovak) == "Žofia nalieva: 3 šálky.")
    #expect(text.text(in: .german) == "Es gibt 3 Tassen von Žofia.")
  }

  @Test func `leave what they take in as it is`() {
    let marks = "%(name)@ %1 \u{1}0"
    #expect(TeaText.pours(marks, tea: .cups(1)).english == "\(marks) pours 1 cup.")
  }

  @Test func `are accented, longer and in brackets in the pseudo-language, whatever the other`() {
    PseudoLanguage.$isOn.withValue(true) {
      let text = TeaText.pours("Žofia", tea: .cups(3))
      #expect(text.english == "[Žofia pöûŕš [3 çûpš··].··]")
      #expect(text.text(in: .german) == text.english)
    }
  }

  @Test func `choose a form for each of two numbers`() {
    #expect(TeaText.served(1, guests: 2).english == "1 cup for 2 guests, 100%")
    #expect(TeaText.served(2, guests: 1).english == "2 cups for 1 guest, 100%")
    #expect(TeaText.served(5, guests: 1).text(in: .slovak) == "1 hosť a 5 šálok")
    #expect(TeaText.served(1, guests: 3).text(in: .slovak) == "3 hostia a 1 šálka")
    #expect(TeaText.served(1000, guests: 2).text(in: .hungarian) == "1000 / 2")
  }

  @Test func `are the same where they say the same`() {
    #expect(TeaText.cups(2) == .cups(2))
    #expect(TeaText.cups(2) != .cups(3))
    #expect(TeaText.cups(2) != .served(2, guests: 2))
    #expect(Set([TeaText.cups(2), .cups(2), .cups(3)]).count == 2)
  }

  @Test func `give a sample of every plural form`() {
    #expect(
      TeaText.samples.map(\.english) == [
        "1 cup", "2 cups", "5 cups", "a pours a.", "1 cup for 1 guest, 100%",
        "2 cups for 2 guests, 100%", "5 cups for 5 guests, 100%",
      ])
  }

  @Test func `say dates and numbers as the language does`() throws {
    let day = try #require(Day("2026-11-21"))
    #expect(day.text(in: .german) == "21.11.2026")
    #expect(day.inWords.text(in: .english) == "Saturday, 21 November 2026")
    #expect(2.5.text(in: .slovak) == "2,5")
    #expect(4711.text(in: .english) == "4711")
    #expect(Set([Weekday.wednesday, .monday]).text(in: .spanish) == "lun, mié")
  }
}
