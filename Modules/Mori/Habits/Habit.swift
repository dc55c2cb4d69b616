import CoreModels

extension Habit {
  /// Minutes of a day.
  static let longestDay = minutesADay.upperBound

  /// What + and − count, within a day whatever the record says.
  var step: Int { min(max(stepMinutes, Self.minutesADay.lowerBound), Self.longestDay) }

  /// Minutes that a person typed; throws ``MoriError/badMinutes(_:)``.
  static func validated(minutes: Int) throws(MoriError) -> Int {
    guard minutesADay.contains(minutes) else { throw .badMinutes(minutes) }
    return minutes
  }

  /// The schedule that held on a day.
  func schedule(on day: Day) -> HabitSchedule {
    formerSchedules?.first { day <= $0.until }?.schedule ?? schedule
  }

  /// Takes another schedule from a day on; the days before it keep those that they had.
  mutating func reschedule(_ schedule: HabitSchedule, from day: Day) {
    let last = FormerSchedule(
      schedule: self.schedule(on: day.advanced(by: -1)), until: day.advanced(by: -1))
    var former = (formerSchedules ?? []).filter { $0.until < last.until }
    if begun < day, last.schedule != schedule { former.append(last) }
    formerSchedules = former.isEmpty ? nil : former
    self.schedule = schedule
  }

  /// Takes the habit out again; the days from when it was put away until yesterday were rest.
  mutating func restore(on today: Day) {
    guard let archived else { return }
    if archived < today { rests.append(Rest(from: archived, until: today.advanced(by: -1))) }
    self.archived = nil
  }
}
