import CoreModels
import Testing

@Suite("Texts in Markdown") struct MarkdownTextTests {
  @Test(arguments: [
    ("Tea with Ana", "Tea with Ana"),
    ("# Not a heading", "\\# Not a heading"),
    ("> said", #"\> said"#),
    ("- [x] done", #"\- \[x\] done"#),
    ("--- ", #"\---"#),
    ("-5 °C, 3 > 2, C#", "-5 °C, 3 > 2, C#"),
    ("+ more", #"\+ more"#),
    ("1986. A great winter", #"1986\. A great winter"#),
    ("1) one", #"1\) one"#),
    ("5.5 km", "5.5 km"),
    ("===", #"\==="#),
    ("*bold* _it_ `code` ~~no~~", #"\*bold\* \_it\_ \`code\` \~\~no\~\~"#),
    ("[a](b) ![c](d)", #"\[a\](b) !\[c\](d)"#),
    ("<script>", #"\<script>"#),
    ("a | b", #"a \| b"#),
    ("Tom & Jerry, &amp; R&D &#35;", #"Tom & Jerry, \&amp; R\&D \&#35;"#),
    (#"back\slash"#, #"back\\slash"#),
    ("    far in", "far in"),
    ("two\r\nlines\u{2028}more", "two lines more"),
    ("*\u{301}x", "\\*\u{301}x"),
    ("", ""),
  ])
  func `a line has nothing that is read as markup`(text: String, line: String) {
    #expect(text.markdownLine.utf8.elementsEqual(line.utf8), "\(text.markdownLine)")
  }

  @Test func `paragraphs keep their lines`() {
    #expect(
      "\n# One\n two\n\n\t3. three\n".markdownParagraphs == "\\# One  \ntwo\n\n3\\. three")
  }

  @Test func `a diary keeps its lists, and no line of it is a heading`() {
    let text = """
      # One
      - two *three*
      ---
        ```
      <!--
      """
    #expect(
      text.markdownBelowHeadings == """
        \\# One
        - two *three*
        \\---
        \\```
        \\<!--
        """)
  }

  @Test func `nothing runs out of a quotation`() {
    let text = """
      # Plan

      ```sh
      # a comment
      ~~~
      """
    #expect(
      text.markdownQuotation(headingsDeeper: 2) == """
        > ### Plan
        >
        > ```sh
        > # a comment
        > ~~~
        """)
    #expect(
      "##### Deep\n#######".markdownQuotation(headingsDeeper: 3) == "> ###### Deep\n> #######")
    #expect("".markdownQuotation(headingsDeeper: 1) == ">")
  }
}
