import CoreTerminal
import Testing

@Suite("Text from outside")
struct TerminalSafeTests {
  @Test(
    "Nothing that could drive the terminal is left",
    arguments: [
      ("plain", "plain"),
      ("žltý kôň 漢字 👨‍👩‍👧", "žltý kôň 漢字 👨‍👩‍👧"),
      ("\u{1B}[31mred\u{1B}[0m", "red"),
      ("\u{1B}[2J\u{1B}[1;1Hgone", "gone"),
      ("a\u{1B}]0;title\u{7}b", "ab"),
      ("a\u{1B}]8;;https://example.org\u{1B}\\link\u{1B}]8;;\u{1B}\\", "alink"),
      ("a\u{1B}Pq#0\u{1B}\\b", "ab"),
      ("a\u{9B}31mb\u{9D}0;t\u{9C}c", "abc"),
      ("a\u{1B}(Bb\u{1B}7c", "abc"),
      ("a\u{1B}", "a"),
      ("a\u{1B}[", "a"),
      ("a\u{1B}[31", "a"),
      ("a\u{1B}[31é", "aé"),
      ("a\u{1B}]0;cut off\nnext line", "a\nnext line"),
      ("10%\r20%\u{8}\u{7}\u{0}", "10%20%"),
      ("one\r\ntwo\u{85}three\u{2028}four", "one\ntwo\nthree\nfour"),
      ("user\u{202E}gpj.exe", "usergpj.exe"),
      ("\u{2066}a\u{2069}\u{202A}b\u{202C}", "ab"),
      ("شماره\u{200F} 5", "شماره\u{200F} 5"),
    ])
  func cases(text: String, safe: String) {
    // Compared by scalars: canonical equality would overlook marks.
    #expect(Array(text.terminalSafe.unicodeScalars) == Array(safe.unicodeScalars))
  }

  @Test("Tabs become the spaces up to the next stop")
  func tabs() {
    #expect("a\tb".terminalSafe == "a       b")
    #expect("漢字\tb\n\tc".terminalSafe == "漢字    b\n        c")
    #expect("a\tb".expandingTabs(every: 4) == "a   b")
    #expect("a\tb".expandingTabs(every: 0) == "a b")
  }

  @Test("Whatever comes in, newlines are the only control characters that come out")
  func law() {
    for text in samples(1000, { $0.hostileText() }) {
      let safe = text.terminalSafe
      for scalar in safe.unicodeScalars where scalar != "\n" {
        #expect(scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value))
        #expect(!(0x202A...0x202E).contains(scalar.value))
        #expect(!(0x2066...0x2069).contains(scalar.value))
      }
      #expect(safe.terminalSafe == safe)
    }
  }
}
