// How long goals take, and when they are done.
extension GoalReading {
  /// Returns `true` for a goal or a home where summer is in January.
  static func isSouthern(_ goal: String, near home: String) -> Bool {
    FoldedText("\(home) \(goal)").containsAny(of: Words.places["south"])
  }

  /// The default length of the plan in weeks.
  var usualWeeks: Int {
    topic?.shape.usualWeeks ?? (kind == .general ? shape.usualWeeks : kind.usualWeeks)
  }

  /// The months in which it is done, if it depends on the weather.
  var season: MonthSpan? { topic == nil ? variant?.season : topic?.season }

  /// `true` for outdoor work, which frost interrupts.
  var isOutdoors: Bool {
    topic == nil && kind == .garden && variant?.name != "garden-herbs"
      || kind == .renovate && ["balcony", "terrace"].contains(subject?.english ?? "")
  }
}
