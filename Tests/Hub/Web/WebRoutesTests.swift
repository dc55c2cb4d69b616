import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The web app") struct WebRoutesTests {
  @Test func `a page comes in its frame, with a strict policy`() async throws {
    let visitor = try await WebVisitor()
    let page = try await visitor.get("/note")
    #expect(page.status == 200)
    #expect(page.text.hasPrefix("<!doctype html>\n<html lang=\"en\" dir=\"ltr\""))
    #expect(page.text.contains("<title>A note · Note &lt;&amp;&gt; · Daybook</title>"))
    #expect(page.text.contains("<main id=\"main\" tabindex=\"-1\" class=\"note\">"))
    #expect(page.text.contains(">Note &lt;&amp;&gt;</a>"))
    #expect(!page.text.contains("style=\""))
    let policy = try #require(page.fields[.contentSecurityPolicy])
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'"))
    #expect(!policy.contains("unsafe"))
    #expect(page.fields[.cacheControl] == "private, no-cache")
  }

  @Test func `a form does what it says and leads on`() async throws {
    let visitor = try await WebVisitor()
    let sent = try await visitor.post("/note", "text=%3Cb%3E%7B%7Bx%7D%7D+caf%C3%A9")
    #expect(sent.status == 303)
    #expect(sent.fields[.location] == "/note")
    #expect(try await visitor.get("/note").text.contains("<h1>&lt;b&gt;{{x}} café</h1>"))
    #expect(try await visitor.get("/").text.contains("&lt;b&gt;{{x}} café"))
  }

  @Test func `a form that is not ours changes nothing`() async throws {
    let visitor = try await WebVisitor()
    for token in ["", "x", String(try await visitor.token().dropLast())] {
      let refused = try await visitor.post("/note", "text=stolen", token: token)
      #expect(refused.status == 403)
      #expect(refused.text.contains("This form was opened before you last logged in."))
    }
    #expect(!(try await visitor.get("/note").text.contains("stolen")))
  }

  @Test func `only forms that change something carry the session's value`() async throws {
    let visitor = try await WebVisitor()
    let page = try await visitor.get("/note").text
    let token = try await visitor.token()
    let field = "<input type=\"hidden\" name=\"form_token\" value=\"\(token)\">"
    #expect(token.count == 64)
    #expect(page.contains("<form method=\"post\" action=\"/note\">\(field)"))
    #expect(page.contains("<form action=\"/note\"><input name=\"q\">"))
  }

  @Test func `what is wrong is said calmly, with its status`() async throws {
    let visitor = try await WebVisitor()
    let short = try await visitor.post("/note", "text=a")
    #expect(short.status == 400)
    #expect(short.text.contains("<h1 data-message>That is short.</h1>"))
    #expect(short.text.contains("Write more."))
    #expect(try await visitor.get("/note/7").status == 404)
    #expect(try await visitor.get("/nowhere").text.contains("There is nothing here."))
    #expect(try await visitor.post("/note", "text=%zz").status == 400)
  }

  @Test func `a stranger is told how to get in, and sees no frame`() async throws {
    let visitor = try await WebVisitor()
    let page = try await visitor.stage.call(.get, "/note", ["Accept-Language": "sk, en;q=0.5"])
    #expect(page.status == 401)
    #expect(page.text.contains("Tento Daybook je súkromný."))
    #expect(!page.text.contains("<nav"))
  }

  @Test(arguments: ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\r\nB: c"])
  func `a form leads nowhere else`(_ place: String) async throws {
    let visitor = try await WebVisitor()
    let place = place.replacing("\r", with: "%0d").replacing("\n", with: "%0a")
    #expect(try await visitor.post("/note/away", "to=\(place)").fields[.location] == "/")
  }

  @Test func `files keep their name until they change`() async throws {
    let visitor = try await WebVisitor()
    let web = visitor.stage.hub.services.web
    #expect(web.assets.count == 11)
    for asset in web.assets {
      let file = try await visitor.stage.call(.get, asset.path)
      #expect(file.status == 200)
      #expect(file.fields[.cacheControl] == "public, max-age=31536000, immutable")
    }
    #expect(web.style.path == WebApp([NotePlugin()]).style.path)
    #expect(web.style.path != WebApp([]).style.path)
  }

  @Test func `what was written is taken back`() async throws {
    let visitor = try await WebVisitor()
    _ = try await visitor.post("/note", "text=first")
    let undone = try await visitor.post("/undo", "back=/note")
    #expect(undone.fields[.location] == "/note")
    #expect(!(try await visitor.get("/note").text.contains("first")))
    #expect(try await visitor.post("/undo", "").status == 404)
  }

  @Test func `a page names what undo would take back, and only that is taken back`() async throws {
    let visitor = try await WebVisitor()
    func named() async throws -> String {
      let page = try await visitor.get("/note").text
      let start = try #require(page.firstRange(of: #"name="undoable" content=""#))
      return String(page[start.upperBound...].prefix { $0 != "\"" })
    }
    #expect(try await named() == "")
    #expect(try await visitor.post("/undo", "batch=").status == 404)
    _ = try await visitor.post("/note", "text=first")
    let first = try await named()
    _ = try await visitor.post("/note", "text=second")
    #expect(try await visitor.post("/undo", "back=/note&batch=\(first)").status == 303)
    #expect(try await visitor.get("/note").text.contains("<h1>second</h1>"))
    let last = try await named()
    #expect(try await visitor.get("/history").text.contains(#"name="batch" value="\#(last)""#))
    #expect(try await visitor.post("/undo", "back=/note&batch=\(last)").status == 303)
    #expect(try await visitor.get("/note").text.contains("<h1></h1>"))
    #expect(try await visitor.post("/redo", "").status == 303)
    #expect(try await visitor.get("/note").text.contains("<h1>second</h1>"))
  }
}
