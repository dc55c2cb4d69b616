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
}
