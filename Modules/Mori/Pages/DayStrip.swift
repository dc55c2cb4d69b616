import CoreModels
import CorePlugin
import CoreStorage

/// A week of days as links, to what was kept on each.
struct DayStrip {
  private let days: ClosedRange<Day>
  private let chosen: Day
  /// The minutes of all habits by day.
  private let minutes: [Day: Int]
  private let written: Set<String>

  /// The week up to today that has the day, or the week around an older one.
  init(around chosen: Day, snapshot: Snapshot, today: Day) throws {
    let end = chosen > today ? chosen : min(chosen.advanced(by: 3), today)
    let days = end.advanced(by: -6)...end
    let ledger = HabitLedger(snapshot: snapshot)
    let known = Set(try ledger.habits(includingArchived: true).map(\.id))
    minutes = try ledger.minutes(on: days).filter { known.contains($0.key) }.values
      .reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
    written = Set(try snapshot.list(GratitudeEntry.self, days: days).map(\.id))
    (self.days, self.chosen) = (days, chosen)
  }

  func values(in world: World) -> [String: any Sendable] {
    [
      "chosen": "\(chosen)",
      "days": days.map { day -> [String: any Sendable] in
        let bonus = minutes[day].map { HabitBonus(minutes: $0).text(in: world.language) }
        let isWritten = written.contains("\(day)")
        let parts = [
          day.longText(in: world.language), bonus ?? "",
          isWritten ? world.text(MoriPageWord.diary) : "",
        ]
        return [
          "path": day == world.today ? "/mori" : "/mori/days/\(day)",
          "weekday": world.language.shortWeekdayNames[day.weekday.rawValue - 1],
          "number": "\(day.day)", "label": parts.filter { !$0.isEmpty }.joined(separator: ", "),
          "isChosen": day == chosen, "isToday": day == world.today,
          "isGained": minutes[day, default: 0] > 0, "isWritten": isWritten,
        ]
      },
    ]
  }
}
