import CoreModels
import Foundation
import Testing

@testable import CoreStorage

@Suite("What a version does not know it keeps")
struct UnknownMembersTests {
  /// A newer version of the same kind.
  struct Goal: Record, Equatable {
    struct Step: Codable, Equatable, Sendable {
      var id: String
      var done: Bool
      var note: String?
    }
    struct Place: Codable, Equatable, Sendable { var town: String? }
    static let kind = "test.goal"
    var id: String
    var title: String?
    var steps: [Step]
    var place: Place
  }

  private func write(_ body: String, version: Int = 1, to world: World) async throws {
    var change = world.change("g", at: "2026-11-21T08:00:00Z")
    (change.kind, change.version, change.body) = (Goal.kind, version, body)
    try await world.store.merge([change])
  }

  private func body(_ world: World) async throws -> JSONValue {
    let change = try #require(try await world.store.history(kind: Goal.kind).first)
    return try JSONValue(parsing: Data(try #require(change.body).utf8))
  }

  @Test("members, nested members and members of elements with an id")
  func kept() async throws {
    let world = try World()
    try await write(
      """
      {"id":"g","title":"Run","colour":"red","place":{"town":"Brno","map":{"x":1}},
       "steps":[{"id":"1","done":false,"note":"shoes","stars":5},{"id":"2","done":false,"stars":3}]}
      """, to: world)
    let goals = world.store.collection(of: Goal.self)
    var goal = try #require(try await goals.find("g"))
    goal.title = nil
    goal.place.town = nil
    goal.steps = [
      .init(id: "3", done: true), .init(id: "1", done: true),
    ]
    try await goals.put(goal)
    #expect(
      try await body(world) == [
        "id": "g", "colour": "red", "place": ["map": ["x": 1]],
        "steps": [["id": "3", "done": true], ["id": "1", "done": true, "stars": 5]],
      ])
    #expect(try await goals.find("g") == goal)
  }

  @Test("what this version cannot read at all is kept beside what is put")
  func unreadable() async throws {
    let world = try World()
    try await write(#"{"id":"g","steps":"many","extra":1}"#, to: world)
    let goals = world.store.collection(of: Goal.self)
    await #expect(
      throws: StoreError.unreadableRecord(kind: Goal.kind, id: "g", isNewer: false)
    ) { try await goals.find("g") }
    try await goals.put(Goal(id: "g", steps: [], place: .init()))
    #expect(try await body(world) == ["id": "g", "steps": [], "place": [:], "extra": 1])
  }

  @Test("a newer version's record is shown as far as understood, and never overwritten")
  func newer() async throws {
    let world = try World()
    try await write(#"{"id":"g","steps":[],"place":{},"wings":2}"#, version: 2, to: world)
    let goals = world.store.collection(of: Goal.self)
    let goal = try #require(try await goals.find("g"))
    #expect(try await goals.list() == [goal])
    await #expect(throws: StoreError.newerRecord(kind: Goal.kind, id: "g")) {
      try await goals.put(goal)
    }
    #expect(try await body(world)["wings"] == 2)
  }

  @Test("a newer version's record that cannot be read stops no list and no search")
  func newerUnreadable() async throws {
    let world = try World()
    try await world.entries.put(Entry("a", "kôň"))
    var change = world.change("b")
    (change.version, change.body) = (2, #"{"id":"b","words":["kôň"]}"#)
    try await world.store.merge([change])
    try await world.store.engine.write { [change] in
      try change.becomeRecord(in: $0, text: "kôň", replacing: true)
    }
    #expect(try await world.entries.list().map(\.id) == ["a"])
    #expect(try await world.entries.search("kon").map(\.value.id) == ["a"])
    await #expect(
      throws: StoreError.unreadableRecord(kind: Entry.kind, id: "b", isNewer: true)
    ) { try await world.entries.find("b") }
  }

  @Test("an older version's record is upgraded when read, and written as the new one")
  func older() async throws {
    struct Walk: Record, Equatable {
      static let kind = "test.goal"
      static let version = 3
      static func upgrade(_ body: JSONValue, from version: Int) throws -> JSONValue {
        guard version == 1, case .object(var members) = body else { throw StoreError.corrupt }
        members["metres"] = members.removeValue(forKey: "km").map { _ in 2000 }
        return .object(members)
      }
      var id: String
      var metres: Int
    }
    let world = try World()
    try await write(#"{"id":"g","km":2,"dog":"Rex"}"#, to: world)
    let walks = world.store.collection(of: Walk.self)
    #expect(try await walks.find("g") == Walk(id: "g", metres: 2000))
    #expect(try await walks.list() == [Walk(id: "g", metres: 2000)])
    try await walks.put(Walk(id: "g", metres: 3000))
    #expect(try await body(world) == ["id": "g", "metres": 3000, "dog": "Rex"])
    #expect(try await world.store.history().first?.version == 3)
    try await world.store.undo()
    #expect(try await walks.find("g") == Walk(id: "g", metres: 2000))
  }
}
