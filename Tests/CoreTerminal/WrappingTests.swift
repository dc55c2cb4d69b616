import CoreTerminal
import Testing

@Suite("Wrapping")
struct WrappingTests {
  @Test("Words stay whole")
  func words() {
    #expect(
      "The quick brown fox jumps over the lazy dog".wrapped(to: 16) == [
        "The quick brown", "fox jumps over", "the lazy dog",
      ])
  }

  @Test("What fits is left alone")
  func fits() {
    #expect("short".wrapped(to: 5) == ["short"])
    #expect("".wrapped(to: 5) == [""])
    #expect("two  spaces".wrapped(to: 20) == ["two  spaces"])
  }

  @Test("Styles end with each line and go on in the next")
  func styles() {
    let bold = Style.bold("The quick brown fox", .ansi16)
    #expect(
      "See \(bold) jump.".wrapped(to: 13) == [
        "See \u{1B}[1mThe quick\u{1B}[0m", "\u{1B}[1mbrown fox\u{1B}[0m", "jump.",
      ])
    #expect(
      Style.bold("abcdef", .ansi16).wrapped(to: 4) == [
        "\u{1B}[1mabcd\u{1B}[0m", "\u{1B}[1mef\u{1B}[0m",
      ])
    #expect(Style.bold("abcd", .ansi16).wrapped(to: 4) == ["\u{1B}[1mabcd\u{1B}[0m"])
  }

  @Test("A wide line is fitted below its indentation, its words whole")
  func fitted() {
    #expect("  Rain on the roof".fitted(to: 10) == ["  Rain on", "  the roof"])
    #expect(
      "see https://example.org/a now".fitted(to: 8) == ["see", "https://example.org/a", "now"])
    #expect("  abcdef g".fitted(to: 6, breakingWords: true) == ["  abcd", "  ef g"])
    #expect("      deep".fitted(to: 6) == ["   deep"])
    #expect("fits  so".fitted(to: 8) == ["fits  so"])
    #expect("several\nlines stay".fitted(to: 5) == ["several\nlines stay"])
  }

  @Test("Newlines and empty lines stay, spaces at ends of lines do not")
  func paragraphs() {
    #expect("one  \n\ntwo\r\nthree\n".wrapped(to: 10) == ["one", "", "two", "three", ""])
    #expect("   ".wrapped(to: 10) == [""])
  }

  @Test("A first line keeps its indentation")
  func indentation() {
    #expect("  an indented line".wrapped(to: 12) == ["  an", "indented", "line"])
  }

  @Test("A word wider than a line breaks between clusters")
  func longWords() {
    #expect("see abcdefghij now".wrapped(to: 4) == ["see", "abcd", "efgh", "ij", "now"])
    #expect("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧".wrapped(to: 5) == ["👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧"])
  }

  @Test("Ideographs part anywhere, except around their punctuation")
  func ideographs() {
    #expect("今日は良い天気です".wrapped(to: 8) == ["今日は良", "い天気で", "す"])
    #expect("今日は良。".wrapped(to: 8) == ["今日は", "良。"])
    #expect("彼は「はい」と".wrapped(to: 6) == ["彼は", "「は", "い」と"])
    #expect("Swiftで書く".wrapped(to: 8) == ["Swiftで", "書く"])
  }

  @Test("Hangul keeps its words")
  func hangul() {
    #expect("안녕하세요 세계".wrapped(to: 12) == ["안녕하세요", "세계"])
  }

  @Test("No-break spaces hold words together, zero width spaces part them")
  func specialSpaces() {
    #expect("see page\u{A0}12".wrapped(to: 8) == ["see", "page\u{A0}12"])
    #expect("สวัสดี\u{200B}ครับ".wrapped(to: 6) == ["สวัสดี\u{200B}", "ครับ"])
  }

  @Test("One column is enough for an end, even with wide characters")
  func oneColumn() {
    #expect("漢字 ab".wrapped(to: 1) == ["漢", "字", "a", "b"])
    #expect("ab".wrapped(to: 0) == ["a", "b"])
  }

  @Test("No line is wider than asked, none ends in a space, nothing is lost", arguments: 1...24)
  func laws(columns: Int) {
    for text in samples(60, { $0.text() }) {
      let lines = text.wrapped(to: columns)
      for line in lines {
        #expect(line.displayWidth <= columns || line.count == 1)
        #expect(line.last != " ")
      }
      let isSpace = { (character: Character) in character.isWhitespace && character != "\u{A0}" }
      #expect(lines.joined().filter { !isSpace($0) } == text.filter { !isSpace($0) })
    }
  }
}
