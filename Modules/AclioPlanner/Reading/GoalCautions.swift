import CoreModels

extension GoalReading {
  /// The first day of a later year that the goal is for, as in `in 2027` or `next year`, but not
  /// `by 2027`.
  var yearOfItsOwn: Day? {
    guard let deadline, deadline.month == 12, deadline.day == 31 else { return nil }
    let folded = FoldedText(text)
    let first = Day(year: deadline.year, month: 1, day: 1)
    if folded.containsAny(of: Words.years["next-year"]) {
      return first
    }
    guard let place = folded.words.firstIndex(of: String(deadline.year)) else { return nil }
    let before = FoldedText(folded.words[max(0, place - 3)..<place].joined(separator: " "))
    let isLast = before.containsAny(of: Words.years["last-day"])
    return isLast ? nil : first
  }

  /// `true` if the number counts calories, which plans never target.
  var isAboutCalories: Bool { FoldedText(text).containsAny(of: Words.eating["calories"]) }

  /// `true` if the goal is to eat too little, which is a matter for a doctor rather than a target.
  var isRestrictive: Bool {
    let folded = FoldedText(text)
    if folded.containsAny(of: Words.eating["starving"]) {
      return !folded.containsAny(of: Words.eating["leaving-out"])
    }
    if endsMeals(folded) { return true }
    guard isAboutCalories, !folded.containsAny(of: Words.eating["burning"]) else { return false }
    return amounts.contains { $0.unit == .plain && (1..<1500).contains($0.whole) }
  }

  /// Returns `true` for *stop eating* and *stop eating altogether*, but not for *stop eating late*.
  private func endsMeals(_ folded: FoldedText) -> Bool {
    Words.eating["no-eating"].contains { stem in
      guard let place = folded.position(of: stem) else { return false }
      let rest = FoldedText(
        folded.words.dropFirst(place + stem.split(separator: " ").count).joined(separator: " "))
      return rest.words.isEmpty
        || Words.eating["wholly"].contains { rest.position(of: $0) == 0 }
          && !rest.containsAny(of: Words.eating["leaving-out"])
    }
  }
}
