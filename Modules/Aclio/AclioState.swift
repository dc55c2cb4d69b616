import CoreModels
import CorePlugin
import CoreStorage

/// The data of the dashboard, from one state of the store.
struct AclioState: Sendable {
  let person: Profile
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
}

extension AclioState: JSONObject {
  /// The card, without the steps of every goal.
  static let fields: [Field<Self>] = [
    Field("points", "All points.", \.ledger.points),
    Field("level", "The level.", \.ledger.level),
    Field("streak", "The streak.", \.ledger.streak),
    Field("goals", "The most urgent goals.") { Array($0.goals.active.byUrgency.prefix(3)) },
    Field("focus", "The goal whose next step comes first.", \.focus),
  ]
}

extension Snapshot {
  /// The person's profile, with the name of all products where Aclio has none of its own.
  func person() throws -> Profile {
    var person = try ownPerson()
    if person.name.isEmpty { person.name = try personProfile().name }
    return person
  }

  /// Returns what was given to Aclio itself.
  func ownPerson() throws -> Profile { try findReadable(Profile.self, Profile().id) ?? Profile() }
}
