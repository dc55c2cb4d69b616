import CoreModels
import CoreNet
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

@Suite struct IdempotencyTests {
  private let stage: Stage

  init() throws { stage = try Stage(kinds: [MercySpan.self]) }

  /// Requests a pause and returns the response, which counts the executions.
  private func pause(
    _ key: String?, body: String = "{}", person: String = "me", times: Counter,
    failing: (any Error)? = nil
  ) async throws -> String {
    var head = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/api/mercy/until")
    head.headerFields.idempotencyKey = key
    let work: @Sendable (World) async throws -> RouteResponse = { world in
      let time = times.next()
      if let failing { throw failing }
      let day = try #require(Day("2026-11-21"))
      try await world.store.collection(of: MercySpan.self)
        .put(MercySpan(from: day, until: day.advanced(by: time)))
      return try .json(["time": .integer(Int64(time))], .created)
    }
    let response: RouteResponse
    if let idempotency = try Idempotency(
      RouteRequest(head, body: Data(body.utf8)),
      of: Caller(address: "127.0.0.1", person: Person(id: person)), in: stage.world)
    {
      response = try await idempotency.answer(
        in: stage.world, ifLost: { try .json(["already_done": true]) }, work: work)
    } else {
      response = try await work(stage.world)
    }
    guard case .bytes(let bytes) = response.body else { return "" }
    return "\(response.head.status.code) \(String(decoding: bytes, as: UTF8.self))"
  }

  @Test func `a call that is sent twice is done once and answered twice`() async throws {
    let times = Counter()
    #expect(try await pause("k1", times: times) == #"201 {"time":1}"#)
    #expect(try await pause("k1", times: times) == #"201 {"time":1}"#)
    #expect(times.count == 1)
  }

  @Test func `without a key, and with another key or person, it is another call`() async throws {
    let times = Counter()
    #expect(try await pause("k1", times: times) == #"201 {"time":1}"#)
    #expect(try await pause("k2", times: times) == #"201 {"time":2}"#)
    #expect(try await pause("k1", person: "eva", times: times) == #"201 {"time":3}"#)
    #expect(try await pause(nil, times: times) == #"201 {"time":4}"#)
    #expect(try await pause(nil, times: times) == #"201 {"time":5}"#)
  }

  @Test func `the same key with another body is a mistake`() async throws {
    let times = Counter()
    _ = try await pause("k1", times: times)
    await #expect(throws: APIError.otherIdempotencyKey) {
      try await pause("k1", body: #"{"day":"2026-12-01"}"#, times: times)
    }
  }

  @Test func `an answer is kept for a day`() async throws {
    let times = Counter()
    _ = try await pause("k1", times: times)
    stage.clock.advance(seconds: 86_399)
    #expect(try await pause("k1", times: times) == #"201 {"time":1}"#)
    stage.clock.advance(seconds: 1)
    #expect(try await pause("k1", times: times) == #"201 {"time":2}"#)
  }

  @Test func `an answer goes with what is forgotten, and the call stays done`() async throws {
    let times = Counter()
    for person in ["me", "eva"] { _ = try await pause("k1", person: person, times: times) }
    let store = stage.world.store
    try await store.forget(store.records(in: .product("suite")))
    #expect(try await pause("k1", times: times) == #"200 {"already_done":true}"#)
    #expect(try await pause("k1", person: "eva", times: times) == #"201 {"time":2}"#)
    #expect(times.count == 2)
  }

  @Test func `a call that failed may be tried again`() async throws {
    let times = Counter()
    await #expect(throws: APIError.malformed) {
      try await pause("k1", times: times, failing: APIError.malformed)
    }
    #expect(try await pause("k1", times: times) == #"201 {"time":2}"#)
  }

  @Test func `while the first is being answered, the second has to wait`() async throws {
    let times = Counter()
    let (waiting, go) = AsyncStream.makeStream(of: Void.self)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let idempotency = try call("k1")
    async let first = idempotency.answer(in: stage.world, ifLost: { try .json([:]) }) { _ in
      begin.finish()
      for await _ in waiting {}
      return try .json(["time": 1])
    }
    for await _ in begun {}
    await #expect(throws: APIError.stillRunning) {
      try await idempotency.answer(in: stage.world, ifLost: { try .json([:]) }) { _ in
        try .json(["time": .integer(Int64(times.next()))])
      }
    }
    go.finish()
    #expect(try await first.head.status == .ok)
    #expect(times.count == 0)
  }

  @Test func `a call is not begun anew however long it takes`() async throws {
    let (waiting, go) = AsyncStream.makeStream(of: Void.self)
    let idempotency = try call("k1")
    let end = stage.clock.now.adding(seconds: 200)
    stage.clock.allow(sleeps: 10)
    async let first = idempotency.answer(in: stage.world, ifLost: { try .json([:]) }) { _ in
      for await _ in waiting {}
      return try .json(["time": 1])
    }
    for _ in 0..<1000 where stage.clock.now < end { try await Task.sleep(for: .milliseconds(5)) }
    #expect(stage.clock.now == end)
    await #expect(throws: APIError.stillRunning) {
      try await idempotency.answer(in: stage.world, ifLost: { try .json([:]) }) { _ in
        Issue.record("it was done again")
        return try .json([:])
      }
    }
    go.finish()
    #expect(try await first.head.status == .ok)
  }

  @Test func `a call whose process died is begun anew after a minute`() async throws {
    let (waiting, go) = AsyncStream.makeStream(of: Void.self)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let times = Counter()
    let idempotency = try call("k1")
    // Its clock stands still, so it never renews its claim.
    async let dead = idempotency.answer(in: stage.world, ifLost: { try .json([:]) }) { _ in
      begin.finish()
      for await _ in waiting {}
      return try .json([:])
    }
    for await _ in begun {}
    stage.clock.advance(seconds: 59)
    await #expect(throws: APIError.stillRunning) {
      try await pause("k1", body: "", times: times)
    }
    stage.clock.advance(seconds: 1)
    #expect(try await pause("k1", body: "", times: times) == #"201 {"time":1}"#)
    go.finish()
    _ = try await dead
  }

  @Test func `an answer that is too large to be kept is said to be done`() async throws {
    let idempotency = try call("k1")
    let large = String(repeating: "x", count: 300 << 10)
    for expected in [#"{"text":"\#(large)"}"#, #"{"already_done":true}"#] {
      let response = try await idempotency.answer(
        in: stage.world, ifLost: { try .json(["already_done": true]) }
      ) { _ in try .json(["text": .string(large)]) }
      guard case .bytes(let bytes) = response.body else { return }
      #expect(String(decoding: bytes, as: UTF8.self) == expected)
      #expect(response.head.headerFields[.contentType]?.hasPrefix("application/json") == true)
    }
  }

  @Test func `what was written before the process died is not written again`() async throws {
    let idempotency = try call("k1")
    let day = try #require(Day("2026-11-21"))
    await #expect(throws: CancellationError.self) {
      try await idempotency.answer(in: stage.world, ifLost: { try .json([:]) }) { world in
        try await world.store.collection(of: MercySpan.self).put(MercySpan(from: day, until: day))
        throw CancellationError()
      }
    }
    let again = try await idempotency.answer(
      in: stage.world, ifLost: { try .json(["already_done": true]) }
    ) { _ in
      Issue.record("it was done again")
      return try .json([:])
    }
    guard case .bytes(let bytes) = again.body else { return }
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"already_done":true}"#)
  }

  @Test(arguments: ["", "two words", "ž", String(repeating: "k", count: 256)])
  func `a key is visible ASCII and not too long`(_ key: String) async throws {
    await #expect(throws: APIError.badIdempotencyKey) {
      try await pause(key, times: Counter())
    }
  }

  private func call(_ key: String) throws -> Idempotency {
    var head = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/api/mercy/until")
    head.headerFields.idempotencyKey = key
    return try #require(
      try Idempotency(
        RouteRequest(head), of: Caller(address: "127.0.0.1", person: Person(id: "me")),
        in: stage.world))
  }
}

/// Counts executions.
final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  /// Increments the count and returns it.
  func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}
