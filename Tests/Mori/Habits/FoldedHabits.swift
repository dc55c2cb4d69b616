import CoreModels

@testable import Mori

extension HabitLedger {
  /// Returns the habits computed from all their days, without a checkpoint.
  func folded(on day: Day) throws -> [HabitState] {
    let history = try HabitHistory(self, from: .first, to: day)
    return try habits(includingArchived: true).map {
      HabitState(
        habit: $0, todayMinutes: history.minutes(of: $0, on: day),
        progress: history.progress(of: $0))
    }
  }
}
