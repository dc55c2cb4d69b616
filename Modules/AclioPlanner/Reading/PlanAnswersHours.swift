import CoreModels

// The time that the user has a week.
extension PlanAnswers {
  /// Reads *3 hours*, *20 minutes a day*, *3 times 40 minutes* and *3 to 4 hours*.
  mutating func readHours(_ text: String) {
    let amounts = GoalAmount.all(in: text)
    let between = PlanAnswers.between(text.foldedWords)
    guard let number = between ?? amounts.first?.value, number > 0 else { return }
    if between == nil, let each = PlanAnswers.minutesEach(amounts),
      (1...14).contains(amounts[0].whole)
    {
      (sessions, minutes) = (amounts[0].whole, each)
      hours = PlanAnswers.hoursPossible(Double(amounts[0].whole * each) / 60)
      return
    }
    let isDaily = FoldedText(text).containsAny(of: Words.levels["every-day"])
    let unit = amounts.dropFirst(between == nil ? 0 : 1).first?.unit
    let week = unit == .minutes ? number / 60 : number
    hours = PlanAnswers.hoursPossible(isDaily ? week * 7 : week)
  }

  private static func hoursPossible(_ hours: Double) -> Double { min(max(hours, 0.25), 60) }

  /// Returns the mean of the numbers at the beginning of *3-4 hours* or *2 to 3 hours*.
  private static func between(_ words: [String]) -> Double? {
    let small = Words.amounts["between"] + Words.amounts["vague"]
    let numbers = words.filter { !small.contains($0) }.prefix(2).compactMap(Double.init)
    // The hour and minutes of *7.30* are far apart.
    guard numbers.count == 2, numbers[0] < numbers[1],
      numbers[1] - numbers[0] <= max(numbers[0], 3)
    else { return nil }
    return (numbers[0] + numbers[1]) / 2
  }

  /// Of `3 times 40 minutes`, the minutes.
  private static func minutesEach(_ amounts: [GoalAmount]) -> Int? {
    guard amounts.count > 1, amounts[0].unit != .minutes, amounts[0].unit != .hours else {
      return nil
    }
    switch amounts[1].unit {
    case .minutes: return min(max(amounts[1].whole, 5), 600)
    case .hours: return min(max(Int(amounts[1].value * 60), 5), 600)
    default: return nil
    }
  }
}
