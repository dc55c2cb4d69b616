import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Answers that a person's records decide") struct PersonalResponsesTests {
  private let answers = PersonalResponses()
  private var stage: Stage
  private let made = HubMetrics.Count()

  init() throws { stage = try Stage(kinds: [Plant.self]) }

  /// Requests a path for a person and returns the number of responses made so far.
  private func ask(_ person: String = "ann", _ path: String = "/plants") async throws -> Int {
    let response = try await answers.response(
      for: .init(person: person, path: path), in: stage.world.store.profile(named: person),
      at: stage.world.now(), lifetime: 1000
    ) {
      made.add()
      return try .json(["count": .integer(Int64(made.value))])
    }
    guard case .bytes(let body) = response.body,
      case .integer(let count) = try JSONValue(parsing: body)["count"]
    else { return 0 }
    return Int(count)
  }

  private func plant(_ name: String, of person: String) async throws {
    try await stage.world.store.profile(named: person).transaction {
      _ = try $0.put(Plant(id: name))
    }
  }

  @Test func `are given again while nothing is written, for a second`() async throws {
    #expect(try await ask() == 1)
    #expect(try await ask() == 1)
    #expect(try await ask("ann", "/plants?all=yes") == 2)
    #expect(try await ask("ben") == 3)
    stage.clock.advance(seconds: 1)
    #expect(try await ask() == 4)
  }

  @Test func `show at once what was written, whoever's process wrote it`() async throws {
    #expect(try await ask() == 1)
    try await plant("fern", of: "ann")
    #expect(try await ask() == 2)
    #expect(try await ask() == 2)
  }

  @Test mutating func `show at once what another process wrote into the file`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let now = stage.world.now
    func store(_ access: Store.Access) throws -> Store {
      try Store.open(
        in: Home(path: folder.path), access: access, kinds: [Plant.self],
        effects: Store.Effects(now: now, device: { "device" }))
    }
    stage.world.store = try store(.server)
    let other = try store(.command)
    #expect(try await [ask(), ask()] == [1, 1])
    _ = try await other.profile(named: "ann").transaction { try $0.put(Plant(id: "fern")) }
    #expect(try await [ask(), ask()] == [2, 2])
    _ = try await other.profile(named: "ben").transaction { try $0.put(Plant(id: "moss")) }
    #expect(try await [ask(), ask()] == [2, 2])
  }

  @Test func `stay as they are when somebody else writes`() async throws {
    #expect(try await ask() == 1)
    for name in ["fern", "moss"] {
      try await plant(name, of: "ben")
      #expect(try await ask() == 1)
    }
  }

  @Test func `are forgotten where a person changed something beside their records`() async throws {
    #expect(try await [ask(), ask("ben")] == [1, 2])
    answers.forget("ann")
    #expect(try await [ask(), ask("ben")] == [3, 2])
    answers.forget(nil)
    #expect(try await ask("ben") == 4)
  }

  @Test func `are looked up for many at once`() async throws {
    #expect(try await ask() == 1)
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<100 { group.addTask { try await ask() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 1, count: 100))
  }
}
