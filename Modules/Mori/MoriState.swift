import CoreModels
import CorePlugin
import CoreStorage

/// The content of the main screen, from one snapshot.
struct MoriState: Sendable {
  let today: Day
  /// The life, or `nil` before set-up.
  let life: LifeRecord?
  let alignment: LifeGrid.Alignment
  let standing: HabitStanding
  let entry: GratitudeEntry?

  init(in snapshot: Snapshot, on today: Day) throws {
    self.today = today
    life = try snapshot.findReadable(LifeRecord.self, LifeRecord.onlyID)
    alignment = try snapshot.setting(MoriSettings.align)
    standing = try HabitLedger(snapshot: snapshot).standing(on: today)
    entry = try snapshot.findReadable(GratitudeEntry.self, today.description)
  }

  var habits: [HabitState] { standing.habits }
  /// Today's Bonus.
  var bonus: Int { standing.bonus }
  /// The last day of the current pause.
  var pausedUntil: Day? { standing.pausedUntil }
  var grid: LifeGrid? { life.map { LifeGrid(life: $0.lifespan, alignment: alignment) } }
}
