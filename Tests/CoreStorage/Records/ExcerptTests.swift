import Testing

@testable import CoreStorage

@Suite("An excerpt shows the words around the first match")
struct ExcerptTests {
  private func excerpt(_ text: String, _ terms: String...) -> String {
    SearchMatch<Int>.excerpt(of: text, for: terms).map { $0.isMatch ? "[\($0.text)]" : $0.text }
      .joined()
  }

  @Test("matches are marked, in whatever case and with whatever diacritics")
  func marks() {
    #expect(excerpt("Žltý kôň pil vodu", "KON", "vod") == "Žltý [kôň] pil [vodu]")
    #expect(excerpt("今日は晴れ、猫と散歩", "晴れ", "猫") == "今日は[晴れ]、[猫]と散歩")
    #expect(excerpt("kôň", "kon") == "[kôň]")
    #expect(excerpt("nothing of it", "kon") == "nothing of it")
    #expect(excerpt("", "kon") == "")
  }

  @Test("a long text is shortened at its spaces")
  func shortens() {
    let words = String(repeating: "tichý les ", count: 30)
    let shown = excerpt(words + "kôň " + words, "kon")
    #expect(shown.hasPrefix("…tichý les ") || shown.hasPrefix("…les tichý "))
    #expect(shown.contains(" les [kôň] tichý les "))
    #expect(shown.hasSuffix(" les…") || shown.hasSuffix(" tichý…"))
    #expect((150...200).contains(shown.count))
  }

  @Test("a text without a space is shortened anywhere")
  func unspaced() {
    let long = String(repeating: "日", count: 10_000)
    let shown = excerpt(long + "猫" + long, "猫")
    #expect(shown == "…\(long.prefix(60))[猫]\(long.prefix(119))…")
  }
}
