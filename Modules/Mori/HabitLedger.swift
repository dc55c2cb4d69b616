import CoreModels
import CorePlugin
import CoreStorage
import Foundation

/// What the store knows of habits: rules over one state of it.
struct HabitLedger {
  let snapshot: Snapshot

  /// The habits in their order; those put away only where asked for.
  func habits(includingArchived: Bool = false) throws -> [Habit] {
    try snapshot.list(Habit.self)
      .filter { includingArchived || $0.archived == nil }
      .sorted { ($0.position, $0.id) < ($1.position, $1.id) }
  }

  /// The habit of that id or name, or whose name alone begins so, whatever case and diacritics;
  /// throws ``MoriError/noSuchHabit(_:)`` or ``MoriError/ambiguousHabit(_:)``.
  func find(_ text: String, includingArchived: Bool = false) throws -> Habit {
    let habits = try habits(includingArchived: includingArchived)
    if let habit = habits.first(where: { $0.id == text }) { return habit }
    let wanted = text.trimmingWhitespace().foldedName
    if let habit = habits.first(where: { $0.name.foldedName == wanted }) { return habit }
    let matches = habits.filter { $0.name.foldedName.hasPrefix(wanted) }
    guard let habit = matches.first, !wanted.isEmpty else { throw MoriError.noSuchHabit(text) }
    guard matches.count == 1 else { throw MoriError.ambiguousHabit(text) }
    return habit
  }

  /// Minutes of those days by habit and day, the devices added up.
  func minutes(on days: ClosedRange<Day>? = nil) throws -> [String: [Day: Int]] {
    var minutes: [String: [Day: Int]] = [:]
    for record in try snapshot.list(HabitMinutes.self, days: days) {
      if let day = record.day {
        minutes[record.habit, default: [:]][day, default: 0] += record.minutes
      }
    }
    return minutes
  }

  /// The days of those that were skipped, by habit.
  func skips(on days: ClosedRange<Day>? = nil) throws -> [String: Set<Day>] {
    var skips: [String: Set<Day>] = [:]
    for record in try snapshot.list(HabitSkip.self, days: days) {
      if let day = record.day { skips[record.habit, default: []].insert(day) }
    }
    return skips
  }

  /// Today's Bonus: the minutes of that day over all habits.
  func bonus(on day: Day) throws -> Int {
    let known = Set(try habits(includingArchived: true).map(\.id))
    return try minutes(on: day...day).reduce(0) { sum, entry in
      known.contains(entry.key) ? sum + entry.value.values.reduce(0, +) : sum
    }
  }
}

extension String {
  /// Without case and diacritics.
  var foldedName: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
