import CoreModels
public import CorePlugin
public import CoreStorage

extension AclioPlugin {
  /// The first goal, whose answer leads on to its plan.
  public func firstQuestion(from snapshot: Snapshot, at moment: Moment) throws -> FirstQuestion? {
    guard try snapshot.count(Goal.self) == 0 else { return nil }
    return FirstQuestion(
      GoalText.firstQuestion.text(in: moment.language),
      .text(
        example: GoalText.firstQuestionExample.text(in: moment.language),
        limit: 500),
      path: "/aclio/new", field: "goal", hidden: ["quick": "1"])
  }

  public func knownPerson(in snapshot: Snapshot) throws -> PersonProfile {
    var person = PersonProfile()
    person.name = try snapshot.person().name
    return person
  }

  public func follow(
    _ profile: PersonProfile, after former: PersonProfile, in transaction: Transaction,
    of world: World
  ) throws {
    var own = try transaction.snapshot.ownPerson()
    guard profile.name != former.name, !own.name.isEmpty else { return }
    own.name = ""
    try transaction.put(own)
  }
}
