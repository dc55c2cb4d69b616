import CorePlugin
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The service worker") struct ServiceWorkerTests {
  @Test func `everybody may fetch it, and it may fetch from here alone`() async throws {
    let visitor = try await WebVisitor()
    let answer = try await visitor.stage.call(.get, "/service-worker.js")
    #expect(answer.status == 200)
    #expect(answer.fields[.contentType] == "text/javascript; charset=utf-8")
    #expect(answer.fields[.cacheControl] == "no-cache")
    #expect(
      answer.fields[.contentSecurityPolicy]
        == "default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
    let web = visitor.stage.hub.services.web
    #expect(answer.text.contains("'\(web.style.path)', '\(web.script.path)'"))
    // Pictures are fetched on demand.
    let files = answer.text.split(separator: "FILES = [").last?.prefix { $0 != "]" } ?? ""
    #expect(!files.isEmpty && !files.contains(".png"))
  }

  @Test func `another version of any file is another version of it`() {
    struct Other: Plugin {
      let id = "note"
      let name = "Note"
      let abstract = ""
      let pages = NotePlugin().pages
      let appearance = Appearance(script: "export { };")
    }
    let text = ServiceWorker.text(of: WebApp([NotePlugin()]))
    #expect(text == ServiceWorker.text(of: WebApp([NotePlugin()])))
    #expect(text.split(separator: "\n").first != Self.version(of: [Other()]))
  }

  private static func version(of plugins: [any Plugin]) -> Substring? {
    ServiceWorker.text(of: WebApp(plugins)).split(separator: "\n").first
  }

  @Test func `a page says whose it is, without saying who`() async throws {
    let visitor = try await WebVisitor()
    let page = try await visitor.get("/note")
    let name = try #require(page.fields.daybookPerson)
    #expect(name.count == 16)
    #expect(page.text.contains(#" data-person="\#(name)""#))
    let stranger = try await visitor.stage.call(.get, "/note", ["Accept": "text/html"])
    #expect(stranger.fields.daybookPerson == "none")
  }

  @Test func `the page without a connection is nobody's, in each language`() async throws {
    let visitor = try await WebVisitor()
    let page = try await visitor.get("/offline?lang=sk")
    #expect(page.status == 200)
    #expect(page.fields[.contentLanguage] == "sk")
    #expect(page.fields.daybookPerson == nil)
    #expect(page.text.contains("<h1>Bez spojenia.</h1>"))
    #expect(!page.text.contains("data-person"))
    #expect(page.text.contains(#"<meta name="form-token" content="">"#))
  }

  @Test func `logging out makes the browser forget`() async throws {
    let visitor = try await WebVisitor()
    let out = try await visitor.post("/log-out", "")
    let field = try #require(HTTPField.Name("Clear-Site-Data"))
    #expect(out.fields[field] == #""cache", "storage""#)
    #expect(out.fields[.setCookie]?.hasPrefix("daybook=; Path=/; Max-Age=0") == true)
    #expect(try await visitor.get("/note").status == 401)
  }
}
