import CoreModels
import CoreStorage
import Foundation
import HTTPTypes
import Testing

@testable import CoreNet

@Suite struct OutboxFlushTests {
  let store: Store
  let outbox: Outbox

  init() throws {
    store = try emptyStore()
    outbox = Outbox(store)
  }

  func enqueue(_ ids: String..., host: String = "example.org") async throws {
    for id in ids {
      try await outbox.enqueue(
        OutboxCall(id: id, url: "https://\(host)/\(id)", body: Data(id.utf8), createdAt: noon))
    }
  }

  @discardableResult
  func flush(_ server: ScriptedServer, after seconds: Int = 0) async throws -> OutboxReport {
    try await flush(server.client, after: seconds)
  }

  @discardableResult
  func flush(_ client: HTTPClient, after seconds: Int = 0) async throws -> OutboxReport {
    try await outbox.flush(
      with: client, now: { noon.adding(seconds: seconds) }, random: { 0 },
      secrets: { $0 == "token" ? "Bearer s" : nil },
      apply: { call, reply, transaction in
        if text(reply) == "unusable" { throw NetError.decoding }
        try transaction.put(Applied(id: call.id, text: text(reply)))
      })
  }

  func applied() async throws -> [String: String] {
    let all = try await store.collection(of: Applied.self).list()
    return Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0.text) })
  }

  @Test func `Calls are made in order, and their replies applied`() async throws {
    try await enqueue("a", "b")
    let server = ScriptedServer(answer(.ok, "one"), answer(.created, "two"))
    #expect(try await flush(server) == OutboxReport(sent: ["a", "b"]))
    #expect(server.calls.map(\.request.headerFields.idempotencyKey) == ["a", "b"])
    #expect(server.calls.map(\.body) == [Data("a".utf8), Data("b".utf8)])
    #expect(try await applied() == ["a": "one", "b": "two"])
    #expect(try await outbox.pending().isEmpty)
  }

  @Test func `Without a network everything waits, and later calls wait for earlier ones`()
    async throws
  {
    try await enqueue("a", "b")
    try await enqueue("c", host: "other.org")
    #expect(
      try await flush(ScriptedServer(failure(.dns(host: "")), answer(.ok)))
        == OutboxReport(sent: ["c"], postponed: ["a"]))
    let waiting = try await outbox.pending()
    #expect(waiting.map(\.id) == ["a", "b"])
    #expect(waiting.map(\.lastError) == ["host_not_found", nil])
    #expect(try await flush(ScriptedServer(), after: 1) == OutboxReport())
    let later = ScriptedServer(answer(.ok), answer(.ok))
    #expect(try await flush(later, after: 60) == OutboxReport(sent: ["a", "b"]))
  }

  @Test func `Waits grow with every attempt`() async throws {
    try await enqueue("a")
    var now = 0
    for wait in [2, 5, 10, 20] {
      try await flush(ScriptedServer(answer(.serviceUnavailable)), after: now)
      #expect(try await outbox.pending().first?.nextAttemptAt == noon.adding(seconds: now + wait))
      now += wait
    }
    #expect(try await outbox.pending().first?.attempts == 4)
  }

  @Test func `The server's wish for a pause is granted`() async throws {
    try await enqueue("a")
    try await flush(ScriptedServer(answer(.tooManyRequests, headers: [.retryAfter: "600"])))
    #expect(try await outbox.pending().first?.nextAttemptAt == noon.adding(seconds: 600))
    #expect(try await outbox.pending().first?.lastError == "rate_limited")
  }

  @Test(arguments: [400, 401, 404, 409, 422])
  func `A refusal stays visible and holds nobody up`(status: Int) async throws {
    try await enqueue("a", "b")
    let server = ScriptedServer(answer(.init(code: status)), answer(.ok))
    #expect(try await flush(server) == OutboxReport(sent: ["b"], failed: ["a"]))
    let failed = try #require(try await outbox.pending().first)
    #expect(failed.state == .failed)
    #expect(failed.lastError == "http_\(status)")
    #expect(try await flush(ScriptedServer(), after: 9999) == OutboxReport())
  }

  @Test func `A server in trouble for very long counts as a refusal`() async throws {
    try await enqueue("a")
    for attempt in 1...Outbox.attemptLimit {
      try await flush(ScriptedServer(answer(.badGateway)), after: attempt * 7200)
    }
    #expect(try await outbox.pending().first?.state == .failed)
  }

  @Test func `Users of one outbox each make their own calls`() async throws {
    try await enqueue("mine", "other")
    let report = try await outbox.flush(
      with: ScriptedServer(answer(.ok, "one")).client, now: { noon }, random: { 0 },
      included: { $0.id == "mine" },
      apply: { call, reply, transaction in
        try transaction.put(Applied(id: call.id, text: text(reply)))
      })
    #expect(report == OutboxReport(sent: ["mine"]))
    #expect(try await outbox.pending().map(\.id) == ["other"])
  }

  @Test(arguments: [(nil, 30), (120, 120), (900, 180)])
  func `A call may take longer, but not longer than its lease`(seconds: Int?, limit: Int)
    async throws
  {
    let url = "https://example.org/a"
    try await outbox.enqueue(OutboxCall(id: "a", url: url, timeout: seconds, createdAt: noon))
    let server = ScriptedServer(answer(.ok))
    try await flush(server)
    #expect(server.calls.map(\.timeout) == [.seconds(limit)])
  }

  @Test func `A reply that cannot be applied changes nothing, and is asked for again`()
    async throws
  {
    try await enqueue("a")
    let report = try await flush(ScriptedServer(answer(.ok, "unusable")))
    #expect(report == OutboxReport(postponed: ["a"]))
    #expect(try await applied().isEmpty)
    #expect(try await outbox.pending().first?.lastError == "reply_not_applied")
    #expect(try await flush(ScriptedServer(answer(.ok)), after: 60).sent == ["a"])
  }

  @Test func `A secret is added when the call is made, and kept nowhere`() async throws {
    for (id, name) in [("a", "token"), ("b", "missing")] {
      try await outbox.enqueue(
        OutboxCall(
          id: id, url: "https://\(id).org/", secretHeaders: ["Authorization": name],
          createdAt: noon))
    }
    let server = ScriptedServer(answer(.ok))
    #expect(try await flush(server) == OutboxReport(sent: ["a"], postponed: ["b"]))
    #expect(server.calls[0].request.headerFields[.authorization] == "Bearer s")
    #expect(try await outbox.pending().first?.lastError == "secret_missing")
  }

  @Test func `Two flushes at once send a call once`() async throws {
    try await enqueue("a", "b", "c")
    let counting = HTTPClient { call in
      await Task.yield()
      return HTTPReply(.ok, body: call.body)
    }
    async let one = flush(counting)
    async let other = flush(counting)
    let sent = try await one.sent + other.sent
    #expect(sent.sorted() == ["a", "b", "c"])
  }

  @Test func `While a call is made no other process makes it or takes it back`() async throws {
    try await enqueue("a")
    let nested = HTTPClient { [self] _ in
      let other = try await flush(ScriptedServer())
      let isCancelled = try await outbox.cancel("a", now: noon)
      #expect(other == OutboxReport())
      #expect(!isCancelled)
      return HTTPReply(.ok)
    }
    #expect(try await flush(nested).sent == ["a"])
  }

  @Test func `When a process is gone another takes over, and the reply is applied once`()
    async throws
  {
    try await enqueue("a")
    let slow = HTTPClient { [self] _ in
      let server = ScriptedServer(answer(.ok, "second"))
      let other = try await flush(server, after: Outbox.lease)
      #expect(other.sent == ["a"])
      return HTTPReply(.ok, body: "first".utf8)
    }
    #expect(try await flush(slow) == OutboxReport())
    #expect(try await applied() == ["a": "second"])
  }

  @Test func `Giving up leaves the call ready for the next time`() async throws {
    try await enqueue("a")
    let task = Task {
      try await flush(
        HTTPClient { _ in
          withUnsafeCurrentTask { $0?.cancel() }
          throw NetError.cancelled
        })
    }
    await #expect(throws: NetError.cancelled) { try await task.value }
    #expect(try await outbox.pending().map(\.attempts) == [0])
    #expect(try await flush(ScriptedServer(answer(.ok))).sent == ["a"])
  }

  @Test func `A call that ends because whoever asked for it has gone is not made again at once`()
    async throws
  {
    try await enqueue("a", "b")
    await #expect(throws: NetError.cancelled) {
      try await flush(HTTPClient { _ in throw NetError.cancelled })
    }
    #expect(try await outbox.pending().map(\.attempts) == [0, 0])
    let server = ScriptedServer(answer(.ok), answer(.ok))
    #expect(try await flush(server).sent == ["a", "b"])
  }
}

private struct Applied: Record {
  static let kind = "test.applied"
  let id: String
  let text: String
}
