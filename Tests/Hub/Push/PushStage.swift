import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import Crypto
import Foundation
import GroundingSun
import HTTPTypes
import Synchronization
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

/// A push service with scripted responses that records its requests.
final class PushService: Sendable {
  private struct State {
    var calls: [HTTPCall] = []
    var answers: [HTTPReply] = []
  }

  private let state = Mutex(State())

  var calls: [HTTPCall] { state.withLock(\.calls) }
  func answer(_ statuses: Int..., retryAfter: Int? = nil) {
    var fields = HTTPFields()
    fields[.retryAfter] = retryAfter.map { "\($0)" }
    let replies = statuses.map { HTTPReply(.init(code: $0), headers: fields) }
    state.withLock { $0.answers = replies }
  }

  var client: HTTPClient {
    HTTPClient { call in
      self.state.withLock { state in
        state.calls.append(call)
        return state.answers.isEmpty ? HTTPReply(.created) : state.answers.removeFirst()
      }
    }
  }
}

/// A hub whose owner has a reminder at ten, and browsers that show it.
struct PushStage {
  let stage: GateStage
  let service = PushService()
  let browser = P256.KeyAgreement.PrivateKey()
  let authentication = Data((0..<16).map { UInt8($0) })
  let desktop = RecordedNotifier()

  init(language: Language = .english) async throws {
    var stage = try Stage(kinds: GroundingSunPlugin().records, language: language)
    stage.world.notifier = desktop.notifier
    stage.world.http = service.client
    self.stage = try GateStage(plugins: [GroundingSunPlugin()], stage: stage)
    try await stage.run(GroundingSunPlugin.self, ["remind", "on", "--at", "10:00"])
  }

  var hub: Hub { stage.hub }
  var clock: StageClock { stage.stage.clock }

  /// Subscribes a browser to reminders and returns its cookie.
  @discardableResult
  func subscribe(
    _ endpoint: String = "https://push.example.org/1", cookie given: String? = nil,
    status: Int = 303
  ) async throws -> String {
    let cookie = if let given { given } else { try await stage.welcomed() }
    let fields = [
      "endpoint": endpoint, "auth": authentication.base64URL,
      "p256dh": browser.publicKey.x963Representation.base64URL,
    ]
    let answer = try await post("/settings/push", fields, cookie: cookie)
    #expect(answer.status == status)
    return cookie
  }

  func post(
    _ path: String, _ fields: [String: String], cookie: String
  ) async throws -> GateStage.Answer {
    let token = try #require(SessionCookie(inField: cookie)).formToken
    let body = fields.merging(["form_token": token]) { $1 }
      .map { "\($0)=\($1.percentEncoded)" }.joined(separator: "&")
    return try await stage.call(
      .post, path, ["Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded"],
      body: body)
  }

  /// Runs the jobs once, as any process would.
  func work(_ jobs: [Job] = [.reminders, .push]) async throws {
    for job in jobs { try await JobLoop(hub: hub, jobs: [job]).step() }
  }

  /// Returns the messages that the browsers received.
  func told() throws -> [JSONValue] {
    try service.calls.map {
      try JSONValue(parsing: try $0.body.opened(by: browser, authentication))
    }
  }

  func settings(_ cookie: String) async throws -> String {
    try await stage.call(.get, "/settings", ["Cookie": cookie, "Accept": "text/html"]).text
  }
}
