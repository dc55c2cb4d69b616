import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Settings in the browser") struct SettingsPageTests {
  @Test func `choices hold from the next page on`() async throws {
    let visitor = try await WebVisitor()
    let form = "language=sk&time_zone=Europe/Bratislava&day_starts_at=4&web.look=dark"
    #expect(try await visitor.post("/settings", form).status == 303)
    let page = try await visitor.get("/settings").text
    #expect(
      page.contains(
        #"<html lang="sk" dir="ltr" data-base="/" data-product="daybook" data-look="dark""#))
    #expect(page.contains("<option value=\"Europe/Bratislava\" selected>"))
    #expect(page.contains("<option value=\"4\" selected>4:00</option>"))
    #expect(try await visitor.post("/settings", "language=&web.look=").status == 303)
    #expect(try await visitor.get("/settings").text.contains("<html lang=\"en\""))
  }

  @Test(arguments: ["time_zone=Mars/Base", "language=xx", "day_starts_at=9", "web.look=pink"])
  func `what does not fit changes nothing`(_ form: String) async throws {
    let visitor = try await WebVisitor()
    let answer = try await visitor.post("/settings", "web.letter_keys=false&" + form)
    #expect(answer.status == 400)
    #expect(!(try await visitor.get("/").text.contains("data-keys=\"off\"")))
  }

  @Test func `everything can pause, and Today says so kindly`() async throws {
    let visitor = try await WebVisitor()
    #expect(try await visitor.post("/settings/pause", "until=2026-11-20").status == 400)
    #expect(try await visitor.post("/settings/pause", "until=2026-11-28").status == 303)
    let kind = "Everything is paused until the end of Saturday, 28 November 2026. Take your time."
    #expect(try await visitor.get("/").text.contains(kind))
    #expect(try await visitor.get("/day/2026-11-21").text.contains("A day of rest"))
    #expect(try await visitor.post("/settings/pause/end", "").status == 303)
    #expect(!(try await visitor.get("/").text.contains(kind)))
  }

  @Test func `all data comes as a file`() async throws {
    let visitor = try await WebVisitor()
    _ = try await visitor.post("/note", "text=kept")
    let file = try await visitor.get("/settings/export")
    #expect(
      file.fields[.contentDisposition] == "attachment; filename=\"daybook-2026-11-21.json\"")
    #expect(file.text.contains("kept"))
  }

  @Test(arguments: [(0, true), (3_000_000, false)])
  func `a file that was looked at is held by the page, or chosen again if it is large`(
    padding: Int, isHeld: Bool
  ) async throws {
    let visitor = try await WebVisitor()
    _ = try await visitor.post("/note", "text=kept")
    let file =
      try await visitor.get("/settings/export").text + String(repeating: " ", count: padding)
    let body = """
      --x\r
      Content-Disposition: form-data; name="form_token"\r
      \r
      \(try await visitor.token())\r
      --x\r
      Content-Disposition: form-data; name="file"; filename="daybook.json"\r
      \r
      \(file)\r
      --x--\r

      """
    let page = try await visitor.stage.call(
      .post, "/settings/data",
      ["Cookie": visitor.cookie, "Content-Type": "multipart/form-data; boundary=x"], body: body)
    #expect(page.text.contains("New: 0. Already here: 1."))
    #expect(page.text.contains("name=\"held\"") == isHeld)
    #expect(page.text.contains("To import it, choose the same file again") == !isHeld)
  }

  @Test func `a backup is offered to one person alone, not on a hub with accounts`() async throws {
    let alone = try await WebVisitor()
    let page = try await alone.get("/settings/data").text
    #expect(page.contains("daybook restore daybook-2026-11-21.sqlite"))
    let hub = try GateStage(multiUser: true, plugins: [NotePlugin()])
    let member = try await WebVisitor(registering: "eva@example.org", at: hub)
    #expect(!(try await member.get("/settings/data").text.contains("daybook restore")))
    #expect(try await member.get("/settings/data/backup").status == 404)
  }
}
