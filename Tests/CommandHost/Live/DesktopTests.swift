import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("A reminder on a desktop", .serialized, .enabled(if: SessionBus.isInstalled))
struct DesktopTests {
  private let text = "Ľúbim ťa 🌞, \"2026-11-21\"; it's <b>5 & 6</b>\n'@as []' $HOME \\n"
  private let start = #""Daybook" 0 "" "It's "Nudge", 50% \o/" ""#

  @Test func `arrives with its title and text, which are no markup`() async throws {
    let bus = try await SessionBus()
    let stage = HostStage(environment: bus.environment)
    #expect(await stage.remind("test") == .init(output: "Sent to the desktop.\n"))
    let escaped = text.replacing("&", with: "&amp;").replacing("<b>", with: "&lt;b&gt;")
      .replacing("</b>", with: "&lt;/b&gt;")
    #expect(try bus.notifications == [start + escaped + #"" [] {} -1"#])
  }

  @Test func `arrives as it is where the desktop reads no markup`() async throws {
    let bus = try await SessionBus(capabilities: "body")
    #expect(await HostStage(environment: bus.environment).remind("test").status == 0)
    #expect(try bus.notifications == [start + text + #"" [] {} -1"#])
  }

  @Test func `arrives whatever it says`() async throws {
    let bus = try await SessionBus(capabilities: "body")
    let notifier = LiveNotifier(isMac: false, environment: bus.environment).notifier
    let texts = ["", "-1", "--help", "\"", "\"a\"", "'a'", "uint32 5", "\\", "%s", "a\tb\u{1}c"]
    for text in texts { try await notifier.show(text, text) }
    let shown = texts.map {
      $0.replacing("\t", with: " ").replacing("\u{1}", with: " ")
    }
    #expect(try bus.notifications == shown.map { #""Daybook" 0 "" "\#($0)" "\#($0)" [] {} -1"# })
  }

  @Test func `arrives once when several timers fire at once, with the text of then`()
    async throws
  {
    let bus = try await SessionBus()
    let earlier = HostStage(
      environment: bus.environment.merging(["DAYBOOK_NOW": "2026-11-21T09:00:00Z"]) { $1 })
    #expect(await earlier.remind("on").status == 0)
    #expect(await earlier.remind("fire") == .init())
    #expect(await earlier.run(RemindProbe.root, ["keep", "Changed since"]).status == 0)
    var due = earlier
    due.facts.environment["DAYBOOK_NOW"] = nil
    let fired = due
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 { group.addTask { _ = await fired.remind("fire") } }
    }
    #expect(try bus.notifications == [start + #"Changed since" [] {} -1"#])
    let status = await due.remind("status", "--json")
    #expect(try status.json["last"]?["state"] == "delivered")
    #expect(try status.json["failed"] == [])
  }

  @Test func `is told where nobody shows notifications`() async throws {
    let bus = try await SessionBus(capabilities: nil)
    let outcome = await HostStage(environment: bus.environment).remind("test")
    #expect(outcome.status == 69)
    #expect(
      outcome.errors == """
        Nothing on this desktop shows notifications.
        Start a notification service such as dunst or mako, or choose another way: --through \
        file:PATH, webhook:URL, ntfy:URL.

        """)
  }

  @Test func `is told where there is no desktop`() async throws {
    let stage = HostStage(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"])
    let outcome = await stage.remind("test", "--json")
    #expect(outcome.status == 69)
    #expect(try outcome.json["error"]?["code"] == "no_session_bus")
  }
}
