import CoreModels
import CoreTerminal
import Testing

@Suite("Styled text")
struct StyledTextTests {
  @Test("Colour codes take no room")
  func visibleWidth() {
    let red = Style(foreground: Color(0xFF0000))
    #expect("plain 漢".visibleWidth == 8)
    #expect(red("漢字", .trueColor).visibleWidth == 4)
    #expect("a\(red("b", .ansi16))c".visibleWidth == 3)
    #expect("\u{1B}[1m".visibleWidth == 0)
  }

  @Test("Styling never changes how wide a line is")
  func law() {
    let style = Style(foreground: Color(0x00FF00), bold: true)
    for text in samples(200, { $0.text() }) {
      #expect(style(text, .ansi256).visibleWidth == text.displayWidth)
    }
  }
}
