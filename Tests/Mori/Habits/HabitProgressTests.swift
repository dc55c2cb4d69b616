import CoreModels
import Foundation
import Seeded
import Testing

@testable import Mori

@Suite("How a habit stands") struct HabitProgressTests {
  private static let monday = Day(year: 2026, month: 11, day: 16) ?? .first

  /// Computes the progress: `x` kept, `.` not kept, `s` excused, `S` excused and kept, `o` open.
  private func progress(_ days: String, _ schedule: String) throws -> [HabitProgress] {
    let schedule = try #require(HabitSchedule(schedule))
    var progress = HabitProgress()
    return days.enumerated().map { index, sign in
      progress.pass(.init(Self.monday.advanced(by: index), sign), schedule: schedule)
      return progress
    }
  }

  @Test(arguments: [
    ("daily", "xxx.xx", [1, 2, 3, 0, 1, 2], 3),
    ("daily", "xxsxo", [1, 2, 2, 3, 3], 3),
    ("daily", "xSx", [1, 2, 3], 3),
    ("daily", "....", [0, 0, 0, 0], 0),
    // Monday, Wednesday and Friday; keeping another day counts, leaving it out does not.
    ("mon,wed,fri", "x.x.x..x", [1, 1, 2, 2, 3, 3, 3, 4], 4),
    ("mon,wed,fri", "xx..x", [1, 2, 0, 0, 1], 2),
    // Nothing is missed before the first seven days have passed.
    ("3/7", "x...xx.x", [1, 1, 1, 1, 2, 3, 3, 4], 4),
    ("3/7", "xxx....", [1, 2, 3, 3, 3, 3, 3], 3),
    // While fewer than three of the last seven days were kept, the streak is their number.
    ("3/7", "xxx.....x.x.x.", [1, 2, 3, 3, 3, 3, 3, 2, 2, 1, 2, 2, 3, 3], 3),
    ("3/7", "xxxxx..........", [1, 2, 3, 4, 5, 5, 5, 5, 5, 2, 1, 0, 0, 0, 0], 5),
    ("1/2", "x.x.xss.", [1, 1, 2, 2, 3, 3, 3, 3], 3),
    ("1/2", "x.x..x", [1, 1, 2, 2, 0, 1], 2),
  ])
  func `a streak counts the days kept`(
    schedule: String, days: String, streaks: [Int], best: Int
  ) throws {
    let progress = try progress(days, schedule)
    #expect(progress.map(\.streak) == streaks)
    #expect(progress.last?.bestStreak == best)
  }

  @Test func `thirteen missed days halve the score, and thirteen kept ones halve what it lacks`()
    throws
  {
    let days = String(repeating: "x", count: 13) + String(repeating: ".", count: 13)
    let scores = try progress(days, "daily").map(\.score)
    #expect(abs(scores[12] - 0.5) < 1e-12)
    #expect(abs(scores[25] - 0.25) < 1e-12)
    // A missed day has the same weight on a weekday schedule as on a daily one.
    let weeks = String(repeating: "x......", count: 13)
    #expect(abs((try progress(weeks, "mon").last?.score ?? 0) - 0.5) < 1e-12)
  }

  @Test func `who keeps times in days gets to the top, and as fast as their schedule asks`() throws
  {
    let year = String(repeating: "x.x.x..", count: 52)
    #expect((try progress(year, "3/7").last?.score ?? 0) > 0.99)
    // Three in seven: 13 days of weight 1 take 30⅓ days.
    let score = try progress(String(repeating: "x", count: 32), "3/7").map(\.score)
    #expect(score[29] < 0.5 && score[31] > 0.49)
  }

  @Test func `a missed day dents the score and never zeroes it; it stays between 0 and 1`() {
    var random = SeededGenerator(seed: 5)
    for _ in 1...60 {
      let schedule = HabitSchedule.random(&random)
      var progress = HabitProgress()
      for offset in 0..<250 {
        let before = progress
        let sign = "xx...sSo".randomElement(using: &random) ?? "x"
        let day = Self.monday.advanced(by: offset)
        progress.pass(.init(day, sign), schedule: schedule)
        #expect((0...1).contains(progress.score))
        #expect(progress.bestStreak >= max(before.bestStreak, progress.streak))
        // At most a thirteenth of thirteen days' half per day.
        #expect(progress.score >= before.score * 0.94)
        switch sign {
        case "x", "S":
          var missed = before
          missed.pass(.init(day, "."), schedule: schedule)
          #expect(progress.score >= missed.score && progress.score > 0)
          #expect(progress.streak >= max(before.streak, missed.streak))
        case "s", "o": #expect(progress == before)
        default:
          guard case .times = schedule else {
            let isDented = progress.score < before.score && progress.streak == 0
            #expect(schedule.isDue(on: day) ? isDented || before.score == 0 : progress == before)
            continue
          }
          #expect(progress.streak <= before.streak)
        }
      }
    }
  }

  @Test func `what has to do with the score goes through JSON unchanged`() throws {
    for progress in try progress("x.xx.sx..x", "3/7") {
      #expect(try JSONValue(encoding: progress).decode(HabitProgress.self) == progress)
    }
  }
}

extension HabitProgress.Entry {
  fileprivate init(_ day: Day, _ sign: Character) {
    self.init(
      day: day, isKept: sign == "x" || sign == "S", isExcused: sign == "s" || sign == "S",
      isOpen: sign == "o")
  }
}
