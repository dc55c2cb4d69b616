import CoreModels
import CoreNet
import CorePlugin
import Foundation
import HTTPTypes
import Logging
import Synchronization
import TestSupport
import Testing

@testable import DailyBrief

/// A test double of a DailyBrief server: responds by method and path, and records requests.
final class BriefServer: Sendable {
  private let replies: Mutex<[String: BriefReply]>
  private let asked = Mutex<[HTTPCall]>([])

  /// A server with one person, whose page is `brief`.
  init(_ replies: [String: BriefReply] = [:], brief: JSONValue = Brief.sample.json) {
    let usual: [String: BriefReply] = [
      "POST /api/users/authenticate": .json(BriefServer.logIn),
      "GET /api/v2/daily-brief": .json(["success": true, "data": brief]),
    ]
    self.replies = Mutex(usual.merging(replies) { _, own in own })
  }

  static let url = "https://brief.example.org"
  static let logIn: JSONValue = [
    "success": true, "token": "t0ken", "token_type": "Bearer", "expires_in": 604_800,
    "user": ["email": "ana@example.org", "username": nil, "nickname": "Ana"],
  ]

  /// Sets the response to a request.
  func answer(_ request: String, with reply: BriefReply) {
    replies.withLock { $0[request] = reply }
  }

  /// The recorded requests, in order.
  var calls: [HTTPCall] { asked.withLock(\.self) }

  /// The recorded requests, as `GET /path`.
  var requests: [String] { calls.map(\.line) }

  var client: HTTPClient {
    HTTPClient { call in
      self.asked.withLock { $0.append(call) }
      guard let reply = self.replies.withLock({ $0[call.line] }) else {
        Issue.record("\(call.line) was asked, which this test did not allow")
        throw NetError.offline
      }
      return try reply.make()
    }
  }
}

extension HTTPCall {
  /// Method and path.
  fileprivate var line: String { "\(request.method) \(request.path ?? "")" }

  /// Method, path, the relevant header fields, and the body.
  var story: [String] {
    let fields = request.headerFields.map { "\($0.name.canonicalName): \($0.value)" }.sorted()
    return [line] + fields + (body.isEmpty ? [] : [String(decoding: body, as: UTF8.self)])
  }
}

/// A server's reaction to a request.
struct BriefReply: Sendable {
  let make: @Sendable () throws -> HTTPReply

  static func failure(_ error: NetError) -> BriefReply { BriefReply { throw error } }

  static func json(
    _ value: JSONValue, _ status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
  ) -> BriefReply {
    BriefReply { HTTPReply(status, headers: headers, body: try JSON.data(value)) }
  }

  static func text(_ text: String, _ status: HTTPResponse.Status = .ok) -> BriefReply {
    BriefReply { HTTPReply(status, body: Array(text.utf8)) }
  }

  /// An error response of the API.
  static func error(
    _ text: String, _ status: HTTPResponse.Status, headers: HTTPFields = [:]
  ) -> BriefReply {
    .json(["error": .string(text)], status, headers: headers)
  }
}

extension Stage {
  /// A stage for DailyBrief whose network is this server.
  static func brief(
    _ server: BriefServer? = nil, language: Language = .english, isInteractive: Bool = false,
    columns: Int = 80, files: [String: String] = [:], typed: [String] = []
  ) throws -> Stage {
    try Stage(
      kinds: DailyBriefPlugin().records, language: language, isInteractive: isInteractive,
      columns: columns, http: server?.client ?? .unexpected, files: files, typed: typed)
  }

  /// The same stage, logged in.
  static func loggedIn(
    _ server: BriefServer, language: Language = .english, isInteractive: Bool = false,
    columns: Int = 80, files: [String: String] = [:]
  ) async throws -> Stage {
    let stage = try brief(
      server, language: language, isInteractive: isInteractive, columns: columns,
      files: files.merging(["-": "s3cret pass"]) { own, _ in own })
    _ = try await stage.brief(
      "login", "--server", BriefServer.url, "--email", "ana@example.org", "--api-key", "k3y")
    return stage
  }

  @discardableResult
  func brief(_ arguments: String...) async throws -> String {
    try await run(DailyBriefPlugin.self, arguments)
  }

  func briefJSON(_ arguments: String...) async throws -> JSONValue {
    try await json(DailyBriefPlugin.self, arguments)
  }

  /// This stage, with waits of less than a second, such as those between retries, skipped.
  var withShortSleeps: Stage {
    var stage = self
    stage.world.sleep = { duration in
      if duration >= .seconds(1) { try await Task.sleep(for: .seconds(3600)) }
    }
    return stage
  }

  /// The failure of a command.
  func briefFailure(_ arguments: String...) async -> Failure? {
    do {
      _ = try await run(DailyBriefPlugin.self, arguments)
      return nil
    } catch let error as any ExplainedError {
      return error.failure(in: world.language)
    } catch {
      Issue.record("\(error) has no words")
      return nil
    }
  }
}

/// A log that records messages of every level.
final class WrittenLog: Sendable {
  private let kept = Mutex("")

  var text: String { kept.withLock(\.self) }
  var logger: Logger { Logger(label: "test") { _ in Handler(log: self) } }

  private struct Handler: LogHandler {
    let log: WrittenLog
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level = .trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { log.kept.withLock { $0 += "\(event.message)\n" } }
  }
}

/// Returns `true` for the first `count` calls, then `false`.
final class Taken: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) { left = Mutex(count) }

  func next() -> Bool {
    left.withLock { left in
      left -= 1
      return left >= 0
    }
  }
}
