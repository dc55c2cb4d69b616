import CoreModels
import CorePlugin
import CoreStorage

/// Queries on the habits in a snapshot.
struct HabitLedger {
  let snapshot: Snapshot

  /// Returns the habits in order, optionally with archived ones.
  func habits(includingArchived: Bool = false) throws -> [Habit] {
    try snapshot.list(Habit.self)
      .filter { includingArchived || $0.archived == nil }
      .sorted { ($0.position, $0.id) < ($1.position, $1.id) }
  }

  /// Returns the habit that a text names, as `find` of a list of habits does.
  func find(_ text: String, includingArchived: Bool = false) throws -> Habit {
    try habits(includingArchived: true).find(text, includingArchived: includingArchived)
  }

  /// Validates the name of a new or renamed habit, normalized to one line. Throws `TextViolation`,
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

  /// Returns the minutes on those days, of all habits or of one, by habit and day, summed over the
  /// devices.
  func minutes(
    on days: ClosedRange<Day>? = nil, of habit: Habit? = nil
  ) throws -> [String: [Day: Int]] {
    var minutes: [String: [Day: Int]] = [:]
    for record in try records(HabitMinutes.self, on: days, of: habit) {
      if let day = record.day {
        // Limits each device to a day, so that implausible imported values cannot add up.
        let counted = min(max(record.minutes, -Habit.longestDay), Habit.longestDay)
        minutes[record.habit, default: [:]][day, default: 0] += counted
      }
    }
    return minutes
  }

  /// Returns the skipped days, of all habits or of one, by habit.
  func skips(
    on days: ClosedRange<Day>? = nil, of habit: Habit? = nil
  ) throws -> [String: Set<Day>] {
    var skips: [String: Set<Day>] = [:]
    for record in try records(HabitSkip.self, on: days, of: habit) {
      if let day = record.day { skips[record.habit, default: []].insert(day) }
    }
    return skips
  }

  /// Returns the records of those days; those of one habit by their ids, `habit/day…`.
  private func records<Value: HabitRecord>(
    _ type: Value.Type, on days: ClosedRange<Day>?, of habit: Habit?
  ) throws -> [Value] {
    guard let habit else { return try snapshot.list(type, days: days) }
    let days = days ?? .first ... .last
    return try snapshot.list(
      type, from: "\(habit.id)/\(days.lowerBound)", to: "\(habit.id)/\(days.upperBound)\u{10FFFF}"
    ).filter { $0.habit == habit.id }
  }

  /// Returns Today's Bonus: a day's minutes of all habits, archived ones included.
  func bonus(of habits: [Habit], on day: Day) throws -> Int {
    let known = Set(habits.map(\.id))
    return try minutes(on: day...day).reduce(0) { sum, entry in
      known.contains(entry.key) ? sum + entry.value.values.reduce(0, +) : sum
    }
  }
}

extension [Habit] {
  /// Returns the habit with that id or name, or the only one whose name starts with it, ignoring
  /// case and diacritics. Throws ``MoriError/noSuchHabit(_:)``, ``MoriError/ambiguousHabit(_:)``,
  /// or ``MoriError/habitArchived(_:)`` unless archived habits are included.
  func find(_ text: String, includingArchived: Bool = false) throws -> Habit {
    let usable = includingArchived ? self : filter { $0.archived == nil }
    if let habit = usable.named(text) { return habit }
    if let habit = named(text) { throw MoriError.habitArchived(habit.name) }
    if let habit = try usable.beginning(text) { return habit }
    if let habit = try beginning(text) { throw MoriError.habitArchived(habit.name) }
    throw MoriError.noSuchHabit(text)
  }

  /// Returns the habit with that id or name.
  fileprivate func named(_ text: String) -> Habit? {
    let name = text.trimmingWhitespace().folded
    return first { $0.id == text } ?? first { $0.name.folded == name }
  }

  /// Returns the only habit whose name starts with the text; throws if there are several.
  fileprivate func beginning(_ text: String) throws -> Habit? {
    let start = text.trimmingWhitespace().folded
    let matches = start.isEmpty ? [] : filter { $0.name.folded.hasPrefix(start) }
    guard matches.count < 2 else { throw MoriError.ambiguousHabit(text) }
    return matches.first
  }
}
