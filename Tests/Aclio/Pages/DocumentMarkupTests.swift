import Seeded
import Testing

@testable import Aclio

@Suite("Documents as HTML") struct DocumentMarkupTests {
  @Test(arguments: [
    ("# A\n## B", "<h2>A</h2>\n<h3>B</h3>\n"),
    ("## A\n## B\n# C", "<h2>A</h2>\n<h2>B</h2>\n<h2>C</h2>\n"),
    ("a\nb\n\nc", "<p>a<br>b</p>\n<p>c</p>\n"),
    (
      "- a\n- [ ] b\n- [x] c",
      "<ul>\n<li>a</li>\n<li class=\"box\">☐ b</li>\n<li class=\"box\">☑ c</li>\n</ul>\n"
    ),
    ("1. a\n2) b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n"),
    ("**bold** *slanted*", "<p><b>bold</b> <i>slanted</i></p>\n"), ("**open", "<p>**open</p>\n"),
    ("2 * 3 * 4, *open", "<p>2 * 3 * 4, *open</p>\n"), ("*a **b***", "<p>*a <b>b</b>*</p>\n"),
    ("run `a < b` and `open", "<p>run <code>a &lt; b</code> and `open</p>\n"),
    ("a\n```\n- <b>\n```\nc", "<p>a</p>\n<pre>- &lt;b&gt;</pre>\n<p>c</p>\n"),
    ("```\nopen", "<pre>open</pre>\n"),
    ("****", "<hr>\n"), ("a ** b ** c", "<p>a <b> b </b> c</p>\n"),
    ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n"),
    ("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>\n"),
    ("[x](http://a.example)", "<p>[x](http://a.example)</p>\n"),
    ("![x](data:a)", "<p>![x](data:a)</p>\n"),
    (
      "[a<b](https://a.example/?q=\"&x)",
      "<p>[a&lt;b](<a href=\"https://a.example/?q=\" rel=\"noopener noreferrer nofollow\" target=\"_blank\">https://a.example/?q=</a>&quot;&amp;x)</p>\n"
    ),
    (
      "see https://a.example.",
      "<p>see <a href=\"https://a.example\" rel=\"noopener noreferrer nofollow\" target=\"_blank\">https://a.example</a>.</p>\n"
    ),
    (
      "| a | b |\n|---|--:|\n| 1 | <2 |",
      "<div class=\"table\" role=\"region\" tabindex=\"0\"><table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td>1</td><td>&lt;2</td></tr>\n</table></div>\n"
    ),
  ])
  func `the subset becomes elements, everything else is text`(markdown: String, html: String) {
    #expect(DocumentMarkup(markdown).html == html)
  }

  @Test func `whatever comes, there are no tags but ours`() {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "<", ">", "\"", "'", "&", "*", "**", "[", "](", ")", "https://", "a", "\n", "- ", "# ", "|",
      "`", "javascript:", " ", "onerror=",
    ]
    let allowed: Set<Substring> = [
      "p", "/p", "br", "b", "/b", "ul", "/ul", "ol", "/ol", "li", "/li", "h2", "/h2", "h3", "/h3",
      "i", "/i", "code", "/code", "pre", "/pre", "hr", "div", "/div", "table", "/table", "tr",
      "/tr", "th", "/th", "td", "/td", "a", "/a",
    ]
    for _ in 1...2000 {
      let text = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      for tag in DocumentMarkup(text).html.split(separator: "<").dropFirst(0)
      where !tag.isEmpty && DocumentMarkup(text).html.contains("<\(tag)") {
        #expect(allowed.contains(tag.prefix { $0 != ">" && $0 != " " }), "\(text)")
      }
    }
  }
}
