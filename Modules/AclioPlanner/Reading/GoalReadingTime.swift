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

  /// `true` for what is done soon and checked at the end, however much time is left: a will, an
  /// attic, a shop; not for what is practised, counted, saved for, or ready on its day.
  var isDoneEarly: Bool {
    guard !hasOwnDay, !isOnToldDay, !isDayOpen, season == nil, amounts.isEmpty else {
      return false
    }
    switch kind {
    case .speaking, .interview, .pension, .move, .moveAbroad, .christmas, .funeral, .budget,
      .friends, .family, .partner:
      return false
    default:
      let part = topic?.shape.part ?? kind.part
      return [.home, .finance, .technology, .career, .relationships].contains(part)
    }
  }
}
