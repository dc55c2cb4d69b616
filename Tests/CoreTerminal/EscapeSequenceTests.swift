import Testing

@testable import CoreTerminal

@Suite("Escape sequences")
struct EscapeSequenceTests {
  @Test(
    "A sequence ends where ECMA-48 says",
    arguments: [
      ("\u{1B}[0mx", "x"), ("\u{1B}[38;2;1;2;3mx", "x"), ("\u{1B}[?25lx", "x"),
      ("\u{1B}]0;t\u{7}x", "x"), ("\u{1B}]0;t\u{1B}\\x", "x"), ("\u{1B}]0;t\u{1B}[1mx", "[1mx"),
      ("\u{1B}(0x", "x"), ("\u{1B}cx", "x"), ("\u{1B}\nx", "\nx"), ("\u{7}x", "x"),
      ("\u{9B}1mx", "x"),
    ])
  func ends(text: String, rest: String) {
    let scalars = text[...].unicodeScalars
    let end = EscapeSequence.end(in: scalars, from: scalars.startIndex)
    #expect(String(text[end...]) == rest)
  }
}
