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

@Suite("A request repeated on a second process, after the first one died") struct SecondProcessTests
{
  /// Where the first process dies. An error stands for its death: it leaves no more behind.
  enum Death: CaseIterable {
    case beforeTransaction, inTransaction, afterCommit
  }

  private let home: Home
  private let day: Day
  private let times = Counter()

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    home = Home(path: folder.path)
    day = try #require(Day("2026-11-21"))
  }

  /// The world of a process, with connections of its own to the one store.
  private func process() throws -> World {
    var stage = try Stage()
    let clock = stage.clock
    stage.world.store = try Store.open(
      in: home, access: .server,
      effects: Store.Effects(now: { clock.now }, device: { "device" }))
    // Each process makes ids of its own.
    stage.world.makeID = { UUID().uuidString }
    return stage.world
  }

  /// Keeps a pause in a process, which may die on the way; returns the response's body.
  private func pause(in world: World, dying death: Death? = nil) async throws -> String {
    var head = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/api/mercy/until")
    head.headerFields.idempotencyKey = "k1"
    let request = try #require(
      try Idempotency(
        RouteRequest(head), of: Caller(address: "127.0.0.1", person: Person(id: "me")), in: world))
    let response = try await request.answer(
      in: world, ifLost: { try .json(["already_done": true]) },
      committing: { _, result in
        try (result as? Int).map { try RouteResponse.json(["time": .integer(Int64($0))]) }
      },
      work: { [day, times] world in
        if death == .beforeTransaction { throw CancellationError() }
        let time = try await world.store.transaction { transaction in
          let time = times.next()
          try transaction.put(MercySpan(from: day, until: day.advanced(by: time)))
          if death == .inTransaction { throw CancellationError() }
          return time
        }
        if death == .afterCommit { throw CancellationError() }
        return try .json(["time": .integer(Int64(time))])
      })
    guard case .bytes(let bytes) = response.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: Death.allCases) func `is done once`(death: Death) async throws {
    defer { try? FileManager.default.removeItem(atPath: home.path) }
    let (first, second) = (try process(), try process())
    await #expect(throws: CancellationError.self) { try await pause(in: first, dying: death) }
    let answer = try await pause(in: second)
    #expect(answer == (death == .inTransaction ? #"{"time":2}"# : #"{"time":1}"#))
    #expect(try await pause(in: first) == answer)
    #expect(try await second.store.history().count { $0.kind == MercySpan.kind } == 1)
  }
}
