import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Synchronization
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Forms that a browser kept") struct WrittenFormTests {
  /// Work to do while a form is being handled, and the status of its response.
  private final class Meanwhile: Sendable {
    let work = Mutex<(@Sendable () async throws -> Void)?>(nil)
    let status = Mutex<Int?>(nil)
  }

  /// Records its submissions and their days.
  private struct TallyPlugin: Plugin {
    var meanwhile = Meanwhile()
    let id = "tally"
    let name = "Tally"
    let abstract = "Counts."
    static let text = Setting("tally.text", default: "")

    var pages: [Page] {
      [
        Page("/tally", title: { _ in "Tally" }) { _, world in
          .shown(PageContent("<main><p>\(try await world.store.setting(Self.text))</p></main>"))
        }
      ]
    }

    var formActions: [FormAction] {
      [
        FormAction("/tally") { [meanwhile] form, world in
          guard form["mark"] != "" else { throw NotePlugin.TooShort() }
          if form["mark"] == "slow", let work = meanwhile.work.withLock({ $0 }) { try await work() }
          let told = try await world.store.setting(Self.text)
          try await world.store.set(Self.text, to: told + "\(world.today)\(form["mark"] ?? "") ")
          return .moved(to: "/tally")
        }
      ]
    }
  }

  private let stage: GateStage
  private let cookie: String
  private let meanwhile: Meanwhile

  init() async throws {
    meanwhile = Meanwhile()
    stage = try GateStage(plugins: [TallyPlugin(meanwhile: meanwhile)])
    cookie = try await stage.welcomed()
  }

  private func token() async throws -> String {
    let answer = try await stage.call(.get, "/form-token", ["Cookie": cookie])
    return try #require(answer["token"]?.string)
  }

  private func send(
    _ body: String, key: String?, at moment: String? = nil, token: String? = nil
  ) async throws -> GateStage.Answer {
    var fields = [
      "Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html",
    ]
    fields["X-Form-Token"] = if let token { token } else { try await self.token() }
    fields["Idempotency-Key"] = key
    fields["Daybook-Written-At"] = moment
    return try await stage.call(.post, "/tally", fields, body: body)
  }

  private func told() async throws -> String {
    try await stage.stage.world.store.setting(TallyPlugin.text)
  }

  @Test func `a form that is sent twice works once, and is answered as before`() async throws {
    var places: Set<String> = []
    for _ in 0..<2 {
      let answer = try await send("mark=a", key: "k1")
      #expect(answer.status == 303)
      places.insert(answer.fields[.location] ?? "")
    }
    let batch = try #require(try await stage.stage.world.store.read { try $0.lastUndoable() })
    #expect(places == ["/tally?wrote=\(batch.percentEncoded)"])
    _ = try await send("mark=b", key: "k2")
    let today = stage.stage.world.today
    #expect(try await told() == "\(today)a \(today)b ")
  }

  @Test func `what was refused is refused again, in the same words`() async throws {
    for _ in 0..<2 {
      let answer = try await send("mark=", key: "k1")
      #expect(answer.status == 400)
      #expect(answer.text.contains("<h1 data-message>That is short.</h1>"))
    }
    #expect(try await told() == "")
  }

  @Test(
    arguments: [(.locked, true), (.outcomeUnknown, true), (.full, false)] as [(StoreError, Bool)])
  func `what a busy store could not do yet is no last word`(
    error: StoreError, mayPass: Bool
  ) async throws {
    meanwhile.work.withLock { $0 = { throw error } }
    let answer = try await send("mark=slow", key: "k1")
    #expect(answer.text.contains("<h1 data-message data-later>") == mayPass)
  }

  @Test func `another form under the same key is a page that says so`() async throws {
    _ = try await send("mark=a", key: "k1")
    let answer = try await send("mark=b", key: "k1")
    #expect(answer.status == 422)
    #expect(answer.text.contains("data-message"))
  }

  @Test func `a form that is still being worked on is asked for again later`() async throws {
    let again: @Sendable () async throws -> Void = {
      let answer = try await send("mark=slow", key: "k1")
      meanwhile.status.withLock { $0 = answer.status }
    }
    meanwhile.work.withLock { $0 = again }
    #expect(try await send("mark=slow", key: "k1").status == 303)
    let status = meanwhile.status.withLock { $0 }
    #expect(status == 425)
    #expect(try await told().split(separator: " ").count == 1)
  }

  @Test func `without a key each one counts`() async throws {
    for _ in 0..<2 { _ = try await send("mark=a", key: nil) }
    #expect(try await told().split(separator: " ").count == 2)
  }

  @Test func `a token of before is refused before anything is remembered`() async throws {
    #expect(try await send("mark=a", key: "k1", token: "").status == 403)
    #expect(try await send("mark=a", key: "k1").status == 303)
    #expect(try await told().split(separator: " ").count == 1)
  }

  @Test func `it counts for the day on which it was written`() async throws {
    let world = stage.stage.world
    let written = world.now().adding(seconds: -3 * 86_400)
    _ = try await send("mark=a", key: "k1", at: written.description)
    #expect(try await told() == "\(world.calendar.day(containing: written))a ")
  }

  @Test(arguments: [-40 * 86_400, 86_400])
  func `a clock that is wrong is not believed`(_ seconds: Int) async throws {
    let world = stage.stage.world
    _ = try await send(
      "mark=a", key: "k1", at: world.now().adding(seconds: seconds).description)
    #expect(try await told() == "\(world.today)a ")
  }

  @Test func `nobody gets a token without being logged in`() async throws {
    #expect(try await stage.call(.get, "/form-token").status == 401)
    let answer = try await stage.call(.get, "/form-token", ["Cookie": cookie])
    #expect(answer.fields[.cacheControl] == "no-store")
    #expect(answer["person"]?.string?.count == 16)
  }

  @Test func `what is sent by itself is not led to the log-in page`() async throws {
    let hub = try GateStage(multiUser: true, plugins: [TallyPlugin()])
    let fields = ["Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"]
    #expect(try await hub.call(.post, "/tally", fields).status == 303)
    let keyed = fields.merging(["Idempotency-Key": "k1"]) { $1 }
    #expect(try await hub.call(.post, "/tally", keyed).status == 401)
  }
}
