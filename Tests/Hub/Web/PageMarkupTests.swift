import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The main part of a page") struct PageMarkupTests {
  private let field = "<input type=\"hidden\" name=\"form_token\" value=\"t&quot;\">"

  @Test func `forms that change something here carry the value`() {
    let html = PageMarkup(
      """
      <main class="a"><form method="post" action="/a" data-x=">">1</form>
      <form action="/b">2</form><FORM method="post">3</form>
      <form method="post" action="https://a.example">4</form>
      <form method="post" action="//a.example">5</form><formula>6</main>
      """, formToken: "t\""
    ).html
    #expect(
      html == """
        <main id="main" tabindex="-1" class="a"><form method="post" action="/a" data-x=">">\
        \(field)1</form>
        <form action="/b">2</form><FORM method="post">3</form>
        <form method="post" action="https://a.example">4</form>
        <form method="post" action="//a.example">5</form><formula>6</main>
        """)
  }

  @Test(arguments: [
    "", "<", "<main", "<form method=\"post\"", "a < b", "<main class=\"", "<<form>",
  ])
  func `nothing is lost`(_ html: String) {
    let marked = PageMarkup(html, formToken: nil).html
    #expect(marked.replacing(" id=\"main\" tabindex=\"-1\"", with: "") == html)
  }
}
