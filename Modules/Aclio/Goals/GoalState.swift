import CoreModels

/// A goal with its steps in order, as screens and coaches need it.
struct GoalState: Hashable, Sendable {
  var goal: Goal
  var steps: [GoalStep]
  /// The ids of the steps that are done.
  var done: Set<String>

  /// Steps done of all, 0 … 100, rounded down; 0 without steps.
  var progress: Int {
    steps.isEmpty ? 0 : steps.count { done.contains($0.id) } * 100 / steps.count
  }

  /// Whether it has steps and all are done.
  var isCompleted: Bool { progress == 100 }

  /// The first step that is not done.
  var nextStep: GoalStep? { steps.first { !done.contains($0.id) } }
}
