import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("An answer that is committed with its write") struct CommittedAnswerTests {
  private let stage: Stage
  private let day: Day
  private let times = Counter()

  init() throws {
    stage = try Stage(kinds: [MercySpan.self])
    day = try #require(Day("2026-11-21"))
  }

  /// The request, as a process of its own sees it.
  private func request(body: String = "{}") throws -> Idempotency {
    var head = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/api/mercy/until")
    head.headerFields.idempotencyKey = "k1"
    return try #require(
      try Idempotency(
        RouteRequest(head, body: Data(body.utf8)),
        of: Caller(address: "127.0.0.1", person: Person(id: "me")), in: stage.world))
  }

  /// Keeps a pause; `meanwhile` happens before its transaction, `dying` after it.
  private func pause(
    body: String = "{}", foretelling: Bool = true,
    meanwhile: @Sendable () async throws -> Void = {}, dying: Bool = false
  ) async throws -> String {
    let (day, times) = (day, times)
    let response = try await request(body: body).answer(
      in: stage.world, ifLost: { try .json(["already_done": true]) },
      committing: { _, result in
        try (foretelling ? result as? Int : nil).map { time in
          try RouteResponse.json(["time": .integer(Int64(time))])
        }
      },
      work: { world in
        try await meanwhile()
        let time = try await world.store.transaction { transaction in
          let time = times.next()
          try transaction.put(MercySpan(from: day, until: day.advanced(by: time)))
          return time
        }
        if dying { throw CancellationError() }
        return try .json(["time": .integer(Int64(time))])
      })
    guard case .bytes(let bytes) = response.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func pauses() async throws -> Int {
    try await stage.world.store.history().count { $0.kind == MercySpan.kind }
  }

  @Test func `is given again to the same request, which is done once`() async throws {
    for _ in 1...3 { #expect(try await pause() == #"{"time":1}"#) }
    #expect(try await pauses() == 1)
  }

  @Test func `is known after the process died behind the commit`() async throws {
    await #expect(throws: CancellationError.self) { try await pause(dying: true) }
    #expect(try await pause() == #"{"time":1}"#)
    #expect(try await pauses() == 1)
  }

  @Test func `is not known after the process died before the commit`() async throws {
    await #expect(throws: CancellationError.self) {
      try await pause(meanwhile: { throw CancellationError() })
    }
    #expect(try await pause() == #"{"time":1}"#)
    #expect(try await pauses() == 1)
  }

  @Test func `is one for two requests at once`() async throws {
    let (arrivals, arrive) = AsyncStream.makeStream(of: Void.self)
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    async let first = pause(meanwhile: {
      arrive.yield()
      for await _ in starts { break }
    })
    for await _ in arrivals { break }
    // The first has looked for its note and found none; now the second is done.
    #expect(try await pause() == #"{"time":1}"#)
    start.finish()
    #expect(try await first == #"{"time":1}"#)
    #expect(try await pauses() == 1)
  }

  @Test func `that cannot be foretold is kept after the commit`() async throws {
    for _ in 1...2 { #expect(try await pause(foretelling: false) == #"{"time":1}"#) }
    #expect(try await pauses() == 1)
  }

  @Test func `is lost where the process died before it was kept`() async throws {
    await #expect(throws: CancellationError.self) {
      try await pause(foretelling: false, dying: true)
    }
    #expect(try await pause() == #"{"already_done":true}"#)
    #expect(try await pauses() == 1)
  }

  @Test func `belongs to one request alone`() async throws {
    _ = try await pause()
    await #expect(throws: APIError.otherIdempotencyKey) { try await pause(body: "[]") }
  }

  @Test func `is forgotten after a day`() async throws {
    _ = try await pause()
    stage.clock.advance(seconds: 86_400)
    #expect(try await pause() == #"{"time":2}"#)
  }
}
