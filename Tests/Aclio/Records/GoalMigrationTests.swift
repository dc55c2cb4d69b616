import AclioModeration
import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import Aclio

@Suite("Older shapes") struct GoalMigrationTests {
  /// A sample of every older version, with unknown members.
  static let goals: [Int: String] = [
    1: """
    {"id":1700000000000,"name":"Run 5 km","category":"Health & Fitness","iconKey":"run",
     "iconColor":"#ff0000","dueDate":"2024-05-01T00:00:00.000Z","createdAt":1700000000000,
     "mood":"hopeful"}
    """
  ]

  static let steps: [Int: String] = [
    1: """
    {"id":"g/1","goal":"g","position":1,"title":"Buy shoes","mapSearch":"shoe shop",
     "effort":3}
    """
  ]

  @Test func `every version has one migration, in order, with a sample of what was before`() {
    for (migrations, samples) in [(Goal.migrations, Self.goals), (GoalStep.migrations, Self.steps)]
    {
      #expect(migrations.map(\.version) == Array(2..<(migrations.count + 2)))
      #expect(migrations.allSatisfy { !$0.summary.isEmpty })
      #expect(Set(samples.keys) == Set(migrations.map { $0.version - 1 }))
    }
    #expect((Goal.version, GoalStep.version) == (2, 2))
  }

  @Test(arguments: goals.keys)
  func `a goal of any version reads, and loses nothing`(version: Int) throws {
    let body = try JSONValue(parsing: Data(#require(Self.goals[version]).utf8))
    let new = try Goal.upgrade(body, from: version)
    let goal = try new.decode(Goal.self)
    #expect((goal.id, goal.name, goal.category) == ("1700000000000", "Run 5 km", .health))
    #expect((goal.iconKey, goal.iconColor) == ("run", "#ff0000"))
    #expect(goal.dueDate?.description == "2024-05-01")
    #expect(goal.createdAt.description == "2023-11-14T22:13:20Z")
    #expect(new["mood"] == "hopeful")
  }

  @Test(arguments: steps.keys)
  func `a step of any version reads, and loses nothing`(version: Int) throws {
    let body = try JSONValue(parsing: Data(#require(Self.steps[version]).utf8))
    let new = try GoalStep.upgrade(body, from: version)
    let step = try new.decode(GoalStep.self)
    #expect((step.title, step.description, step.mapSearch) == ("Buy shoes", "", "shoe shop"))
    #expect(new["effort"] == 3)
  }

  @Test(arguments: [
    (#"{"id":1700000000000,"name":"a"}"#, "2023-11-14T22:13:20Z"),
    (#"{"id":1,"name":"a","createdAt":"2024-01-02T03:04:05Z"}"#, "2024-01-02T03:04:05Z"),
    (#"{"id":1,"name":"a","createdAt":721692800.5}"#, "2023-11-14T22:13:20.500Z"),
  ])
  func `the phone app's moments are understood`(body: String, createdAt: String) throws {
    let goal = try Goal.upgrade(JSONValue(parsing: Data(body.utf8)), from: 1).decode(Goal.self)
    #expect(goal.createdAt.description == createdAt)
    #expect(goal.category == .personalGrowth)
  }

  private static let file = """
    [{"id":1700000000000,"name":"Run 5 km","category":"Sport","createdAt":1700000000000,"mood":"ok",
      "iconKey":"run","iconColor":"#ff0000",
      "steps":[{"id":1,"title":"Buy shoes","description":"Now","effort":3},{"id":2,"title":"Run"}],
      "completedSteps":[1]},
     {"id":1700000000001,"name":"Read","createdAt":1700000000001,"iconKey":"book",
      "iconColor":"#00ff00","steps":[{"id":1,"title":"Read","description":""}],
      "completedSteps":[1]}]
    """

  @Test func `the phone app's goals are taken in once, with what was done`() async throws {
    let stage = try Stage.aclio(files: ["/here/goals.json": Self.file])
    #expect(
      try await stage.aclio("import", "goals.json") == "2 goals imported, 0 already known.\n")
    #expect(try await stage.state("1").steps.map(\.title) == ["Buy shoes", "Run"])
    #expect(try await stage.state("1").progress == 50)
    #expect(try await stage.state("2").isCompleted)
    // 2 steps, 1 completed goal, a first goal; without a day, so that there is no streak.
    let ledger = try await stage.ledger()
    #expect((ledger.points, ledger.streak.best) == (100, 0))
    _ = try await stage.aclio("edit", "1", "--name", "Run 6 km")
    #expect(
      try await stage.aclio("import", "goals.json") == "0 goals imported, 2 already known.\n")
    #expect(try await stage.state("1").goal.name == "Run 6 km")
    // Unknown members are preserved, even after an edit.
    let bodies = try await stage.world.store.history().compactMap(\.body)
    #expect(bodies.contains { $0.contains("Run 6 km") && $0.contains("\"mood\":\"ok\"") })
    #expect(bodies.contains { $0.contains("\"phone_category\":\"Sport\"") })
    #expect(bodies.contains { $0.contains("\"effort\":3") })
    for _ in 1...2 { try await stage.world.store.undo() }
    #expect(try await stage.ledger().points == 0)
  }

  @Test(arguments: ["", "{}", "[1]", #"[{"name":"a"}]"#, #"[{"id":"a/b","name":"a"}]"#, "nonsense"])
  func `what is no list of goals is refused`(text: String) async throws {
    let stage = try Stage.aclio(files: ["/here/goals.json": text])
    await #expect(throws: GoalError.unknownImport("goals.json")) {
      _ = try await stage.aclio("import", "goals.json")
    }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test(arguments: [
    (#"{"id":2,"name":"Kill myself","createdAt":1}"#, SafetyError(reason: .selfHarm)),
    (
      #"{"id":2,"name":"Run","createdAt":1,"steps":[{"id":1,"title":"Cut my wrists"}]}"#,
      SafetyError(reason: .selfHarm)
    ),
  ])
  func `a file with words of harm is not taken in`(goal: String, harm: SafetyError) async throws {
    let text = #"[{"id":1,"name":"Swim","createdAt":1},\#(goal)]"#
    let stage = try Stage.aclio(files: ["/here/goals.json": text])
    await #expect(throws: GoalError.badImport(goal: 2, .harm(harm))) {
      _ = try await stage.aclio("import", "goals.json")
    }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test(arguments: ["", String(repeating: "a", count: 9000), #"a\u001Bb"#])
  func `a name that nobody may type is not taken in`(name: String) async throws {
    let text = #"[{"id":1,"name":"\#(name)","createdAt":1}]"#
    let stage = try Stage.aclio(files: ["/here/goals.json": text])
    await #expect(throws: GoalError.self) { _ = try await stage.aclio("import", "goals.json") }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `the limit of goals holds for a file, too`() async throws {
    let goals = (1...4).map { #"{"id":\#($0),"name":"Goal \#($0)","createdAt":1}"# }
    let stage = try Stage.aclio(
      files: [
        "/here/four.json": "[\(goals.joined(separator: ","))]",
        "/here/three.json": "[\(goals.prefix(3).joined(separator: ","))]",
      ])
    try await stage.world.store.transaction { try $0.set(EntitlementSource.setting, to: .free) }
    await #expect(throws: GateError.self) { _ = try await stage.aclio("import", "four.json") }
    #expect(try await stage.world.store.collection(of: Goal.self).list().isEmpty)
    #expect(
      try await stage.aclio("import", "three.json") == "3 goals imported, 0 already known.\n")
  }
}
