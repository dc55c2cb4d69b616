import CorePlugin
import Testing

@Suite("The ways between the pages of a product") struct PageTabsTests {
  private let page = PageTemplate("<main><h1>A & B</h1>{{> tabs}}</main>")

  @Test func `are links, of which one may be where a person is`() throws {
    let tabs = PageTabs.value(
      label: "Pages <of> it", [("/a", "Home", false), ("/a/b", "B & B", true)])
    #expect(
      try page.html(showing: ["tabs": tabs]) == """
        <main><h1>A & B</h1><nav class="tabs" aria-label="Pages &lt;of&gt; it"><ul>\
        <li><a href="/a">Home</a></li><li><a href="/a/b" aria-current="page">B &amp; B</a></li>\
        </ul></nav></main>
        """)
  }
}
