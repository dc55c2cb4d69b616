import CoreModels
import CorePlugin
import TestSupport
import Testing

@Suite("A page") struct PageTests {
  private func html(_ template: String, _ values: [String: String]) async throws -> String {
    let page = Page(
      "/page", title: { $0 == .slovak ? "Stránka" : "Page" }, template: PageTemplate(template),
      values: { _ in values })
    return try await page.html(in: Stage().world)
  }

  @Test func `escapes every value, whoever wrote it`() async throws {
    #expect(
      try await html(
        "<p title=\"{{text}}\">{{text}}</p>", ["text": #"<script>"a" & 'b'</script>"#]) == """
          <p title="&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;">\
          &lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;</p>
          """)
  }

  @Test func `leaves out what has no value`() async throws {
    #expect(try await html("<p>{{#by}}— {{.}}{{/by}}</p>", [:]) == "<p></p>")
    #expect(try await html("<p>{{#by}}— {{.}}{{/by}}</p>", ["by": "Eva"]) == "<p>— Eva</p>")
  }

  @Test(arguments: ["{{#open}}never closed", "{{unfinished", "{{/closed}}", "{{> nowhere}}"])
  func `whose template is broken is an error and not a crash`(template: String) async throws {
    await #expect(throws: (any Error).self) { try await html(template, [:]) }
  }

  @Test func `asks the world for its values, and may fail with them`() async throws {
    let page = Page(
      "/day", title: { _ in "Day" }, template: PageTemplate("{{day}}"),
      values: { ["day": "\($0.today)"] })
    #expect(try await page.html(in: Stage().world) == "2026-11-21")
    let broken = Page(
      "/day", title: { _ in "Day" }, template: PageTemplate(""),
      values: { _ -> [String: String] in throw FileError.noPictures })
    await #expect(throws: FileError.noPictures) { try await broken.html(in: Stage().world) }
  }
}
