import CoreModels
import Testing

@Suite("Text in XML") struct XMLTextTests {
  @Test(arguments: [
    ("plain, čaj 🍵", "plain, čaj 🍵"),
    ("<b>&\"", "&lt;b&gt;&amp;&quot;"),
    ("&lt;", "&amp;lt;"),
    ("<\u{338}", "&lt;\u{338}"),
    ("a\u{0}\u{7}b\u{FFFF}c\u{FFFE}", "abc"),
    ("a\n\tb", "a\n\tb"),
  ])
  func `markup becomes text`(text: String, escaped: String) {
    #expect(Array(text.xmlEscaped.unicodeScalars) == Array(escaped.unicodeScalars))
  }
}
