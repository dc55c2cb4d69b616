import CoreModels
import CoreTerminal
import Seeded
import Testing

@testable import Aclio

@Suite("Text that arrives in pieces") struct StreamedTextTests {
  private static let markdown = """
    # Your first week

    Start **small**: run *ten* minutes, not `60`. See [the plan](https://example.org/plan).


    - Monday: walk to the corner shop and back before breakfast
      - take water
    2. Tuesday, rest
    > Slow is smooth, and smooth is fast enough for now.

    ```swift
    let a_b = 2 * 3
        indented
    ```
    ---
    snake_case 2 * 3 [ ] unfinished **bold
    """

  private func render(_ pieces: [String], columns: Int, colors: ColorDepth = .none) -> String {
    var stream = StreamedText(columns: columns, isUnicode: true, paint: { $1($0, colors) })
    return pieces.reduce(into: "") { $0 += stream.add($1) } + stream.finish()
  }

  @Test func `light Markdown is read at 80 columns`() {
    #expect(
      render([Self.markdown], columns: 80) == """
        Your first week

        Start small: run ten minutes, not 60. See the plan (https://example.org/plan).

        • Monday: walk to the corner shop and back before breakfast
          • take water
        2. Tuesday, rest
        │ Slow is smooth, and smooth is fast enough for now.

          let a_b = 2 * 3
              indented
        ────────────────────────
        snake_case 2 * 3 [ ] unfinished bold

        """)
  }

  @Test func `and at 40`() {
    #expect(
      render([Self.markdown], columns: 40) == """
        Your first week

        Start small: run ten minutes, not 60.
        See the plan (https://example.org/plan).

        • Monday: walk to the corner shop and
          back before breakfast
          • take water
        2. Tuesday, rest
        │ Slow is smooth, and smooth is fast
        │ enough for now.

          let a_b = 2 * 3
              indented
        ────────────────────────
        snake_case 2 * 3 [ ] unfinished bold

        """)
  }

  @Test func `and at 20`() {
    #expect(
      render([Self.markdown], columns: 20) == """
        Your first week

        Start small: run ten
        minutes, not 60. See
        the plan
        (https://example.org
        /plan).

        • Monday: walk to
          the corner shop
          and back before
          breakfast
          • take water
        2. Tuesday, rest
        │ Slow is smooth,
        │ and smooth is fast
        │ enough for now.

          let a_b = 2 * 3
              indented
        ────────────────────
        snake_case 2 * 3 [ ]
        unfinished bold

        """)
  }

  @Test func `looks are carried from word to word and end with the line`() {
    #expect(
      render(["**two words** and *one*\nplain"], columns: 80, colors: .ansi16) == """
        \u{1B}[1mtwo\u{1B}[0m \u{1B}[1mwords\u{1B}[0m and \u{1B}[3mone\u{1B}[0m
        plain

        """)
  }

  @Test func `a word appears when it is finished`() {
    var stream = StreamedText(columns: 20, isUnicode: true, paint: { text, _ in text })
    #expect(stream.add("Hel") == "")
    #expect(stream.add("lo wor") == "Hello")
    #expect(stream.add("ld\n\n") == " world\n")
    #expect(stream.add("Next ") == "\nNext")
    #expect(stream.finish() == "\n")
    #expect(stream.finish() == "")
  }

  @Test func `however it is cut, the text is the same`() {
    var random = SeededGenerator(seed: 11)
    let texts = [
      Self.markdown, "👨‍👩‍👧 e\u{301}cole naïve\r\nzwei\r\n", "日本語の文章です。次の行へ続きます。 end",
      "\u{1B}[31mred\u{1B}[0m and \u{1B}]0;title\u{7} on", "a[b c](d e) [x](y) [z", "``` \n```\n",
      "",
    ]
    for text in texts {
      for columns in [20, 40, 80] {
        let whole = render([text], columns: columns)
        for _ in 0..<30 {
          var (pieces, rest) = ([String](), text.unicodeScalars[...])
          while !rest.isEmpty {
            let count = Int.random(in: 1...9, using: &random)
            pieces.append(String(rest.prefix(count)))
            rest = rest.dropFirst(count)
          }
          #expect(render(pieces, columns: columns) == whole)
        }
      }
    }
  }

  @Test func `whatever comes, no line is too wide and nothing drives the terminal`() {
    var random = SeededGenerator(seed: 12)
    let parts = [
      "word", "**", "*", "`", "[", "](", ")", "\n", " ", "  ", "- ", "# ", "> ", "1. ", "```",
      "\u{1B}[2J",
      "\u{7}", "漢字", "🙂", "\t", "\u{202E}", "averyveryverylongwordthatneverends", "---", "\\*",
      "\u{2028}",
    ]
    for _ in 0..<500 {
      let count = Int.random(in: 0...60, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      for columns in [20, 33] {
        let shown = render([text], columns: columns)
        #expect(
          !shown.unicodeScalars.contains { $0.value == 0x1B || $0.value == 7 || $0.value == 0x202E }
        )
        #expect(shown.isEmpty || shown.hasSuffix("\n"))
        for line in shown.split(separator: "\n") {
          #expect(String(line).displayWidth <= columns, "\(line)")
          #expect(!line.hasSuffix(" "), "\(line)|")
        }
      }
    }
  }
}
