import CoreModels
import CorePlugin
import CoreStorage

/// The content of the main screen, from one snapshot.
struct MoriState: Sendable {
  let today: Day
  /// The life, or `nil` before set-up.
  let life: LifeRecord?
  let alignment: LifeGrid.Alignment
  let habits: [HabitState]
  let bonus: Int
  let entry: GratitudeEntry?
  /// The last day of the current pause.
  let pausedUntil: Day?

  init(in snapshot: Snapshot, on today: Day) throws {
    let ledger = HabitLedger(snapshot: snapshot)
    self.today = today
    life = try snapshot.findReadable(LifeRecord.self, LifeRecord.onlyID)
    alignment = try snapshot.setting(MoriSettings.align)
    habits = try ledger.states(on: today)
    bonus = try ledger.bonus(on: today)
    entry = try snapshot.findReadable(GratitudeEntry.self, today.description)
    pausedUntil = try snapshot.pausedDays().span(containing: today)?.until
  }

  var grid: LifeGrid? { life.map { LifeGrid(life: $0.lifespan, alignment: alignment) } }
}
