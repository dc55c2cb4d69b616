import CoreModels
import CoreTerminal
import Testing

@Suite("Text fitting")
struct TextFittingTests {
  @Test("Padding fills a field by display width")
  func padding() {
    #expect("漢".padded(to: 5) == "漢   ")
    #expect("漢".padded(to: 5, alignment: .trailing) == "   漢")
    #expect("漢".padded(to: 5, alignment: .center) == " 漢  ")
    #expect("too wide".padded(to: 3) == "too wide")
    #expect(Style.bold("a", .ansi16).padded(to: 3) == "\u{1B}[1ma\u{1B}[0m  ")
  }

  @Test("Centring adds spaces before only")
  func centering() {
    #expect("abc".centered(in: 8) == "  abc")
    #expect("abc".centered(in: 2) == "abc")
  }

  @Test(
    "Truncation cuts between clusters and says so",
    arguments: [
      ("Daybook", 7, "Daybook"), ("Daybook", 5, "Dayb…"), ("good morning", 6, "good…"),
      ("漢字漢字", 4, "漢…"), ("漢字漢字", 6, "漢字…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("abc", 1, "…"),
      ("abc", 0, ""), ("abc", -1, ""),
    ])
  func truncation(text: String, columns: Int, cut: String) {
    #expect(text.truncated(to: columns) == cut)
  }

  @Test("Another ellipsis takes its own room")
  func ellipsis() {
    #expect("good morning".truncated(to: 9, ellipsis: "...") == "good m...")
    #expect("good morning".truncated(to: 2, ellipsis: "...") == "g.")
    #expect("good morning".truncated(to: 1, ellipsis: "...") == ".")
    #expect("good morning".truncated(to: 3, ellipsis: "") == "goo")
  }

  @Test("A cut line closes the colours that it opened")
  func styled() {
    let line = "a " + Style.bold("wonderful", .ansi16) + " day"
    #expect(line.truncated(to: 6) == "a \u{1B}[1mwon…\u{1B}[0m")
  }

  @Test("Truncation never exceeds, and leaves alone what fits", arguments: 0...24)
  func law(columns: Int) {
    for text in samples(60, { $0.text() }) {
      let cut = text.truncated(to: columns)
      #expect(cut.displayWidth <= columns)
      if text.displayWidth <= columns { #expect(cut == text) }
      let styled = Style.dim(text, .ansi16).truncated(to: columns)
      #expect(styled.visibleWidth <= columns)
    }
  }

  @Test("Padding gives exactly the width, unless there was more")
  func paddingLaw() {
    for text in samples(100, { $0.text(pieces: 0...6) }) {
      for alignment in [Alignment.leading, .center, .trailing] {
        let padded = text.padded(to: 12, alignment: alignment)
        #expect(padded.displayWidth == max(12, text.displayWidth))
      }
    }
  }

  @Test("Lines move to the middle of the screen")
  func verticalCentering() {
    #expect(["a", "b"].verticallyCentered(in: 6) == ["", "", "a", "b"])
    #expect(["a", "b"].verticallyCentered(in: 5) == ["", "a", "b"])
    #expect(["a", "b"].verticallyCentered(in: 1) == ["a", "b"])
  }
}
