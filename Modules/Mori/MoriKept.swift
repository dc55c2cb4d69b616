import CoreModels
import CorePlugin
import CoreStorage

/// Mori's entries on some days, for weeks and day pages.
struct MoriKept {
  let days: ClosedRange<Day>
  let snapshot: Snapshot
  let moment: Moment

  /// The entries by day.
  var all: [DayEntry] {
    get throws {
      let kept = try marks() + minutes() + gratitude()
      return Dictionary(grouping: kept, by: \.day).sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }

  private func marks() throws -> [DayEntry] {
    try snapshot.list(WeekMark.self, days: days).compactMap { mark in
      kept(
        on: mark.day, mark.text,
        [
          "kind": .string(WeekMark.kind), "color": mark.color.map { .string($0.rawValue) } ?? .null,
          "milestone": .bool(mark.isMilestone),
        ])
    }
  }

  private func gratitude() throws -> [DayEntry] {
    try snapshot.list(GratitudeEntry.self, days: days).compactMap { entry in
      kept(
        on: entry.day, entry.text,
        ["kind": .string(GratitudeEntry.kind), "entry": entry.json], path: "/mori/diary/\(entry.id)"
      )
    }
  }

  /// Returns the minutes of each habit and day, in the habits' order.
  private func minutes() throws -> [DayEntry] {
    let ledger = HabitLedger(snapshot: snapshot)
    let minutes = try ledger.minutes(on: days)
    guard !minutes.isEmpty else { return [] }
    return try ledger.habits(includingArchived: true).flatMap { habit in
      try (minutes[habit.id] ?? [:]).filter { $0.value != 0 }.compactMap { day, count in
        let name = try snapshot.asShown(habit, on: day, at: moment).name
        return kept(
          on: day, name + " " + HabitBonus(minutes: count).text(in: moment.language),
          [
            "kind": .string(HabitMinutes.kind), "habit": .string(habit.id),
            "name": .string(name), "minutes": .integer(Int64(count)),
          ], path: "/mori/habits/\(habit.id.percentEncoded)?day=\(day)")
      }
    }
  }

  private func kept(
    on day: Day?, _ text: String, _ data: JSONValue, path: String? = nil
  ) -> DayEntry? {
    day.map { DayEntry(product: MoriPlugin().id, day: $0, text: text, data: data, path: path) }
  }
}

extension DayEntry {
  /// `true` for the mark of a week.
  var isWeekMark: Bool {
    product == MoriPlugin().id && data["kind"] == .string(WeekMark.kind)
  }

  /// The habit with its minutes of the day, if it is that.
  var habitMinutes: (habit: String, minutes: Int64)? {
    guard product == MoriPlugin().id, data["kind"] == .string(HabitMinutes.kind),
      let name = data["name"]?.string, case .integer(let minutes)? = data["minutes"]
    else { return nil }
    return (name, minutes)
  }

  /// `true` for an entry of the diary.
  var isGratitude: Bool {
    product == MoriPlugin().id && data["kind"] == .string(GratitudeEntry.kind)
  }
}
