import Testing

@testable import DailyBrief

@Suite("Folded names") struct FoldedNameTests {
  @Test(arguments: [
    ("Bratislava", "bratislava"), ("KOŠICE", "kosice"), ("Győr", "gyor"), ("Łódź", "lodz"),
    ("Île-de-France", "ile de france"), ("  New  York ", "new york"),
    ("Saint John’s", "saint johns"),
    ("St. Pölten", "st polten"), ("Weißenfels", "weissenfels"), ("København", "kobenhavn"),
    ("Bi\u{301}lina", "bilina"), ("İzmir", "izmir"), ("Москва", "москва"), ("東京", "東京"),
    ("Kütahya–Merkez", "kutahya merkez"), ("7 de Abril", "7 de abril"), ("---", ""), ("", ""),
    ("\u{0}|\n", ""),
  ])
  func `leave out case, marks and punctuation`(name: String, folded: String) {
    #expect(String(decoding: name.searchKey, as: UTF8.self) == folded)
  }

  @Test(arguments: [
    ("  Výročie\t svadby\n", "vyrocie svadby"), ("ŁÓDŹ", "lodz"), ("Straße", "strasse"),
    ("C++ exam", "c++ exam"), ("C exam", "c exam"), ("🎂", "🎂"), ("Ana-Mária!", "ana-maria!"),
    ("a – b", "a – b"), ("Москва", "москва"), ("", ""),
  ])
  func `of a person's own words keep their signs`(words: String, folded: String) {
    #expect(words.foldedText == folded)
  }
}
