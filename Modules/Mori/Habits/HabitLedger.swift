import CoreModels
import CorePlugin
import CoreStorage

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
  /// throws ``MoriError/noSuchHabit(_:)``, ``MoriError/ambiguousHabit(_:)``, or
  /// ``MoriError/habitArchived(_:)`` where it is not looked for among those put away.
  func find(_ text: String, includingArchived: Bool = false) throws -> Habit {
    let all = try habits(includingArchived: true)
    let usable = includingArchived ? all : all.filter { $0.archived == nil }
    if let habit = usable.named(text) { return habit }
    if let habit = all.named(text) { throw MoriError.habitArchived(habit.name) }
    if let habit = try usable.beginning(text) { return habit }
    if let habit = try all.beginning(text) { throw MoriError.habitArchived(habit.name) }
    throw MoriError.noSuchHabit(text)
  }

  /// The name for a new habit, or for that one anew, on one line; throws `TextViolation`,
  /// ``MoriError/habitExists(_:)`` or ``MoriError/habitArchived(_:)``.
  func newName(_ text: String, for id: String? = nil) throws -> String {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    let name = try Habit.nameRule.validate(words)
    let others = try habits(includingArchived: true).filter { $0.id != id }
    if let other = others.first(where: { $0.name.folded == name.folded }) {
      throw other.archived == nil
        ? MoriError.habitExists(other.name) : MoriError.habitArchived(other.name)
    }
    return name
  }

  /// Minutes of those days by habit and day, the devices added up.
  func minutes(on days: ClosedRange<Day>? = nil) throws -> [String: [Day: Int]] {
    var minutes: [String: [Day: Int]] = [:]
    for record in try snapshot.list(HabitMinutes.self, days: days) {
      if let day = record.day {
        // A device counts no more than a day; what an import made up must not add up without end.
        let counted = min(max(record.minutes, -Habit.longestDay), Habit.longestDay)
        minutes[record.habit, default: [:]][day, default: 0] += counted
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

extension [Habit] {
  /// The one of that id or name.
  fileprivate func named(_ text: String) -> Habit? {
    let name = text.trimmingWhitespace().folded
    return first { $0.id == text } ?? first { $0.name.folded == name }
  }

  /// The only one whose name begins so; throws where there are several.
  fileprivate func beginning(_ text: String) throws -> Habit? {
    let start = text.trimmingWhitespace().folded
    let matches = start.isEmpty ? [] : filter { $0.name.folded.hasPrefix(start) }
    guard matches.count < 2 else { throw MoriError.ambiguousHabit(text) }
    return matches.first
  }
}
