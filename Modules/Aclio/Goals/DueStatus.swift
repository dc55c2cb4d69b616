import CoreModels
import CorePlugin

/// The urgency of a due date.
enum DueStatus: String, CaseIterable, Sendable {
  case overdue, today, soon, normal

  /// The number of days ahead that count as soon.
  private static let soonDays = 3

  /// The urgency of a date on a given day; `nil` without a date. During a pause nothing is urgent,
  /// and a date within a pause is due on the first day after it.
  init?(_ due: Day?, on today: Day, paused: PausedDays = PausedDays()) {
    guard var due else { return nil }
    while let pause = paused.span(containing: due), due < .last {
      due = pause.until.advanced(by: 1)
    }
    guard !paused.contains(today) else {
      self = .normal
      return
    }
    self =
      switch today.distance(to: due) {
      case ..<0: .overdue
      case 0: .today
      case ...Self.soonDays: .soon
      default: .normal
      }
  }
}
