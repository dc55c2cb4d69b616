import CoreModels
import CorePlugin
import Testing

@testable import Aclio

@Suite("A streak") struct StreakTests {
  /// Days of November 2026: active ones, paused ones, and the expected streaks on the 21st.
  struct Story: Sendable {
    var active: [Int]
    var paused: ClosedRange<Int>?
    var current: Int
    var best: Int
    var points: Int
  }

  @Test(arguments: [
    Story(active: [], current: 0, best: 0, points: 0),
    Story(active: [21], current: 1, best: 1, points: 0),
    Story(active: [20], current: 1, best: 1, points: 0),
    Story(active: [19], current: 0, best: 1, points: 0),
    Story(active: [19, 20, 21], current: 3, best: 3, points: 25),
    Story(active: [10, 11, 12, 20], current: 1, best: 3, points: 25),
    Story(active: [15, 20, 21], paused: 16...19, current: 3, best: 3, points: 25),
    Story(active: [15, 17, 20, 21], paused: 16...19, current: 4, best: 4, points: 45),
    Story(active: [17, 18, 19, 20, 21], paused: 21...22, current: 5, best: 5, points: 70),
    Story(active: [15], paused: 16...21, current: 1, best: 1, points: 0),
    Story(active: [15], paused: 17...21, current: 0, best: 1, points: 0),
    Story(active: [21, 22], current: 1, best: 2, points: 10),
  ])
  func `is broken by a gap, and neither broken nor continued by mercy`(story: Story) throws {
    let day = { (number: Int) in try #require(Day(year: 2026, month: 11, day: number)) }
    let pauses = try story.paused.map {
      [MercySpan(from: try day($0.lowerBound), until: try day($0.upperBound))]
    }
    let streak = Streak(
      active: Set(try story.active.map(day)), paused: PausedDays(pauses ?? []), today: try day(21))
    #expect(streak.current == story.current)
    #expect(streak.best == story.best)
    #expect(streak.points == story.points)
  }
}
