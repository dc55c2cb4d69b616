import CoreModels

/// The rhythm of a habit in its last half year.
struct HabitPattern: Hashable, Sendable {
  /// The weekday with the most minutes on average, if there is one and four weeks are known.
  let strongest: Weekday?
  /// The average of that weekday in minutes.
  let average: Int
  /// The number of days with minutes in the last year.
  let keptDays: Int

  /// The number of days before today that are looked at.
  private static let days = 182
  private static let leastDays = 28

  init(_ habit: Habit, in history: HabitHistory) {
    let (today, minutes) = (history.today, history.minutes(of: habit))
    keptDays = minutes.count { (0..<365).contains($0.key.distance(to: today)) && $0.value > 0 }
    let first = minutes.lazy.filter { $0.value > 0 }.map(\.key).min() ?? today
    let start = max(first, today.advanced(by: -Self.days))
    let length = start.distance(to: today)
    guard length >= Self.leastDays else {
      (strongest, average) = (nil, 0)
      return
    }
    // Whole weeks, so that every weekday is there equally often.
    let weeks = length / 7
    let sums = (1...weeks * 7).reduce(into: [Weekday: Int]()) { sums, age in
      let day = today.advanced(by: -age)
      sums[day.weekday, default: 0] += max(minutes[day] ?? 0, 0)
    }
    let averages = sums.mapValues { ($0 + weeks / 2) / weeks }
    let most = averages.values.max() ?? 0
    let best = averages.filter { $0.value == most }
    strongest = most > 0 && best.count == 1 ? best.keys.first : nil
    average = most
  }
}
