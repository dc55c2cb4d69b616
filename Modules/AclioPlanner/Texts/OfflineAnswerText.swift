import CoreModels

/// The offline planner's messages in a conversation.
extension OfflineAnswerText {
  /// Greets by name if it is known and can be used unchanged; Czech would inflect it.
  static func hello(_ name: String, in language: Language) -> Self {
    name.isEmpty || language == .czech ? .hello : .helloByName(name)
  }

  /// Names the next step, with its duration if known.
  static func next(_ step: String, duration: String?) -> Self {
    duration.map { .nextWithDuration(step, duration: $0) } ?? .next(step)
  }

  /// Summarizes a goal with its next step, or as done without one.
  static func overview(_ goal: String, percent: Int, next: String?) -> Self {
    next.map { .overview(goal, percent: percent, step: $0) }
      ?? .overviewDone(goal, percent: percent)
  }

  /// Describes the days until a goal's end, with the numbers of open and late steps.
  static func timeLeft(days: Int, steps: Int, late: Int) -> Self {
    .timeLeft(
      days, steps: steps, pace: max(days / max(steps, 1), 1),
      verdict: late == 0 ? Self.onPace : Self.behind(late))
  }
}
