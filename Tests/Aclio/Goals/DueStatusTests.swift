import CoreModels
import CorePlugin
import Testing

@testable import Aclio

@Suite("A due date") struct DueStatusTests {
  @Test(arguments: [
    (-400, DueStatus.overdue), (-1, .overdue), (0, .today), (1, .soon), (3, .soon), (4, .normal),
    (4000, .normal),
  ])
  func `presses the more the nearer it is`(days: Int, status: DueStatus) {
    let today = Day(epochDay: 20_000)
    #expect(DueStatus(today.advanced(by: days), on: today) == status)
  }

  @Test func `no date presses in no way`() {
    #expect(DueStatus(nil, on: Day(epochDay: 20_000)) == nil)
  }

  @Test(arguments: [
    // Due during a pause of day 0 … 4: not urgent until it ends, then due immediately.
    (2, 0, DueStatus.normal), (2, 4, .normal), (2, 5, .today), (2, 6, .overdue), (2, -1, .normal),
    (2, 3, .normal), (0, 5, .today), (4, 5, .today), (5, 5, .today), (-1, 5, .overdue),
    (-1, 3, .normal), (7, 4, .normal), (7, 5, .soon),
  ])
  func `is held up by mercy days`(due: Int, today: Int, status: DueStatus) {
    let day = { (number: Int) in Day(epochDay: 20_000 + number) }
    let paused = PausedDays([
      MercySpan(from: day(0), until: day(2)), MercySpan(from: day(3), until: day(4)),
    ])
    #expect(DueStatus(day(due), on: day(today), paused: paused) == status)
  }
}
