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

  /// Takes the habit out again; the days from when it was put away until yesterday were rest.
  mutating func restore(on today: Day) {
    guard let archived else { return }
    if archived < today { rests.append(Rest(from: archived, until: today.advanced(by: -1))) }
    self.archived = nil
  }
}
