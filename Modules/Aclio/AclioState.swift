import CoreModels
import CorePlugin
import CoreStorage

/// The data of the dashboard, from one state of the store.
struct AclioState: Sendable {
  let person: Person
  let ledger: Ledger
  /// The goals that are not archived, in list order.
  let goals: [GoalOverview]
  /// The most urgent goal, whose next step comes first.
  let focus: GoalOverview?

  init(_ snapshot: Snapshot, on today: Day) throws {
    person = try snapshot.person()
    ledger = try Ledger(snapshot, on: today)
    goals = ledger.goals.filter { !$0.goal.isArchived }
    focus = goals.active.byUrgency.first { $0.entry.next != nil }
  }

  /// The data of the card, without the steps of every goal.
  var cardJSON: JSONValue {
    [
      "points": .integer(Int64(ledger.points)), "level": ledger.level.json,
      "streak": ledger.streak.json,
      "goals": .array(goals.active.byUrgency.prefix(3).map(\.json)),
      "focus": focus?.json ?? .null,
    ]
  }
}

extension Snapshot {
  /// The person's profile.
  func person() throws -> Person { try findReadable(Person.self, Person().id) ?? Person() }
}

extension World {
  /// Returns the data of today's dashboard.
  func aclioState() async throws -> AclioState {
    let today = today
    return try await store.read { try AclioState($0, on: today) }
  }

  /// `aclio --json`: everything, including all steps of goals that are not archived.
  func aclioJSON() async throws -> JSONValue {
    let (today, moment, gate) = (today, moment, try await gate())
    return try await store.read { snapshot in
      let state = try AclioState(snapshot, on: today)
      let ledger = state.ledger
      return [
        "profile": state.person.json,
        "goals": .array(try snapshot.goalStates().map(\.json)),
        "points": .integer(Int64(ledger.points)), "level": ledger.level.json,
        "streak": ledger.streak.json,
        "achievements": .array(ledger.achievements.map { .string($0.achievement.rawValue) }),
        "premium": [
          "active": .bool(gate.entitlement.isActive),
          "source": .string(gate.entitlement.source.rawValue),
        ],
        "usage": try gate.usage(in: snapshot, at: moment).json,
        "coach": .string(try snapshot.setting(CoachChoice.coach).rawValue),
        "pending": .integer(Int64(try snapshot.pendingPlans())),
      ]
    }
  }
}
