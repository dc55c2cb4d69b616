/// A goal with its steps in order, for screens and coaches.
struct GoalState: Hashable, Sendable {
  var goal: Goal
  var steps: [GoalStep]
  /// The ids of the steps that are done.
  var done: Set<String>

  /// The percentage of steps done, 0 … 100, rounded down; 0 without steps.
  var progress: Int {
    steps.isEmpty ? 0 : steps.count { done.contains($0.id) } * 100 / steps.count
  }

  /// `true` if it has steps and all are done.
  var isCompleted: Bool { progress == 100 }

  /// The first step that is not done.
  var nextStep: GoalStep? { steps.first { !done.contains($0.id) } }
}
