import CoreModels

/// What the offline planner says in a conversation.
struct OfflineAnswerText: CatalogText {
  let message: Message

  /// By name where the name is known, and can stand in a greeting as it was typed: Czech would
  /// inflect it.
  static func hello(_ name: String, in language: Language) -> Self {
    name.isEmpty || language == .czech ? .hello : .helloByName(name)
  }

  /// The next step, and how long it takes where that is known.
  static func next(_ step: String, duration: String?) -> Self {
    duration.map { .nextWithDuration(step, duration: $0) } ?? .next(step)
  }

  /// A goal with its next step, or as done where there is none.
  static func overview(_ goal: String, percent: Int, next: String?) -> Self {
    next.map { .overview(goal, percent: percent, step: $0) }
      ?? .overviewDone(goal, percent: percent)
  }

  /// Days until a goal's end, for so many open steps of which so many are late.
  static func timeLeft(days: Int, steps: Int, late: Int) -> Self {
    .timeLeft(
      days, steps: steps, pace: max(days / max(steps, 1), 1),
      verdict: late == 0 ? Self.onPace : Self.behind(late))
  }
}
