import CoreModels
import CorePlugin

/// How pressing a due date is.
enum DueStatus: String, CaseIterable, Sendable {
  case overdue, today, soon, normal

  /// Days ahead that count as soon.
  private static let soonDays = 3

  /// How pressing that date is on a day; `nil` without a date. Pauses hold it up: nothing presses
  /// during one, and what is due within one is due on the first day after it.
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
