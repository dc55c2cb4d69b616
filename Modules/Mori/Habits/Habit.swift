import CoreModels

extension Habit {
  /// The minutes of a day.
  static let longestDay = minutesADay.upperBound

  /// The step of + and −, limited to a day whatever the record contains.
  var step: Int { min(max(stepMinutes, Self.minutesADay.lowerBound), Self.longestDay) }

  /// Validates minutes given by the user; throws ``MoriError/badMinutes(_:)``.
  static func validated(minutes: Int) throws(MoriError) -> Int {
    guard minutesADay.contains(minutes) else { throw .badMinutes(minutes) }
    return minutes
  }

  /// Returns the schedule in effect on a day.
  func schedule(on day: Day) -> HabitSchedule {
    formerSchedules?.first { day <= $0.until }?.schedule ?? schedule
  }

  /// Changes the schedule from a day on; earlier days keep theirs.
  mutating func reschedule(_ schedule: HabitSchedule, from day: Day) {
    let last = FormerSchedule(
      schedule: self.schedule(on: day.advanced(by: -1)), until: day.advanced(by: -1))
    var former = (formerSchedules ?? []).filter { $0.until < last.until }
    if begun < day, last.schedule != schedule { former.append(last) }
    formerSchedules = former.isEmpty ? nil : former
    self.schedule = schedule
  }

  /// Restores an archived habit. The days since it was archived, until yesterday, become a rest.
  mutating func restore(on today: Day) {
    guard let archived else { return }
    if archived < today { rests.append(Rest(from: archived, until: today.advanced(by: -1))) }
    self.archived = nil
  }
}
