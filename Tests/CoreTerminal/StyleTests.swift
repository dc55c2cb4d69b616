import CoreModels
import CoreTerminal
import Testing

@Suite("Style")
struct StyleTests {
  let warm = Style(foreground: Color(0xFF8000), background: Color(0x000000), bold: true)

  @Test("The same look is written in the colours that the terminal has")
  func depths() {
    #expect(warm("tea", .trueColor) == "\u{1B}[1;38;2;255;128;0;48;2;0;0;0mtea\u{1B}[0m")
    #expect(warm("tea", .ansi256) == "\u{1B}[1;38;5;208;48;5;16mtea\u{1B}[0m")
    #expect(warm("tea", .ansi16) == "\u{1B}[1;33;40mtea\u{1B}[0m")
    #expect(warm("tea", .none) == "tea")
  }

  @Test("Bright colours have codes of their own")
  func bright() {
    let style = Style(foreground: Color(0xFF0000), background: Color(0xFFFFFF))
    #expect(style("x", .ansi16) == "\u{1B}[91;107mx\u{1B}[0m")
  }

  @Test("Attributes add up")
  func attributes() {
    let style = Style(bold: true, dim: true, italic: true, underline: true)
    #expect(style("x", .ansi16) == "\u{1B}[1;2;3;4mx\u{1B}[0m")
  }

  @Test("A plain style and an empty text write no codes")
  func nothing() {
    #expect(Style.plain("x", .trueColor) == "x")
    #expect(Style.bold("", .trueColor) == "")
  }

  @Test("Each line is styled by itself")
  func lines() {
    #expect(Style.dim("a\n\nb", .ansi16) == "\u{1B}[2ma\u{1B}[0m\n\n\u{1B}[2mb\u{1B}[0m")
  }

  @Test("The outer look goes on after an inner piece")
  func nested() {
    let inner = Style.bold("b", .ansi16)
    #expect(
      Style.dim("a\(inner)c", .ansi16)
        == "\u{1B}[2ma\u{1B}[1mb\u{1B}[0m\u{1B}[2mc\u{1B}[0m")
  }

  @Test("Without colours no text ever holds an escape byte")
  func noEscapes() {
    for text in samples(100, { $0.text() }) {
      #expect(warm(text, .none) == text)
    }
  }
}
