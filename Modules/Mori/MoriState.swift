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

  /// The JSON of `mori --json`; values that need a birth date are `null` without one.
  var json: JSONValue {
    let span = life?.lifespan
    return [
      "birth_date": life.map { .string($0.birthDate.description) } ?? .null,
      "expectancy_years": life.map { .integer(Int64($0.expectancyYears)) } ?? .null,
      "days_lived": span.map { .integer(Int64($0.daysLived(on: today))) } ?? .null,
      "days_remaining": span.map { .integer(Int64($0.daysRemaining(on: today))) } ?? .null,
      "borrowed_days": .integer(Int64(span?.borrowedDays(on: today) ?? 0)),
      "grid": grid?.json(on: today) ?? .null,
      "habits": .array(habits.map(\.json)),
      "todays_bonus_minutes": .integer(Int64(bonus)),
      "gratitude": entry.map { entry in
        [
          "day": .string(entry.id), "text": .string(entry.text),
          "last_saved": .string(entry.lastSaved.description),
        ]
      } ?? .null,
    ]
  }
}

extension LifeGrid {
  /// The rows, columns and counts, for scripts.
  func json(on today: Day) -> JSONValue {
    let counts = counts(on: today)
    return [
      "rows": .integer(Int64(rows)), "columns": .integer(Int64(Self.columns)),
      "align": .string(alignment.rawValue), "lived": .integer(Int64(counts.lived)),
      "current": counts.current.map { .integer(Int64($0)) } ?? .null,
      "remaining": .integer(Int64(counts.remaining)),
    ]
  }
}

extension World {
  /// Returns the user's life; throws ``MoriError/notSetUp``.
  func life() async throws -> LifeRecord {
    let life = try await store.collection(of: LifeRecord.self).find(LifeRecord.onlyID)
    guard let life else { throw MoriError.notSetUp }
    return life
  }
}
