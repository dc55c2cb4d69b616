import CoreModels
import Seeded
import Testing

@Suite("One item a day") struct DailyRoundTests {
  private let pool = (0..<37).map { "a\($0)" }
  /// The first day of a round of 37.
  private let first = Day(epochDay: 37 * 555)

  private func round(_ seed: UInt64 = 7, _ kept: [Day: String] = [:]) -> DailyRound {
    DailyRound(seed: seed, pool: pool, kept: kept)
  }
  private func day(_ number: Int) -> Day { first.advanced(by: number) }

  @Test func `the order is the same on every machine, for ever`() {
    let round = DailyRound(seed: 42, pool: ["a", "b", "c", "d", "e", "f"])
    let days = (0..<12).compactMap { round.item(on: Day(epochDay: 6 * 3000 + $0)) }
    #expect(days.joined() == "dbfecaebfcda")
    #expect(
      DailyRound(seed: 42, pool: ["f", "e", "d", "c", "b", "a", "a"]).item(on: first)
        == round.item(on: first))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 10, 37])
  func `a round has everything once, and nothing comes again before a third was there`(count: Int) {
    for seed in 0..<5 as Range<UInt64> {
      let round = DailyRound(seed: seed, pool: (0..<count).map { "a\($0)" })
      let start = -3 * count
      var last: [String: Int] = [:]
      for number in 0..<(6 * count) {
        let day = Day(epochDay: start + number)
        let item = round.item(on: day) ?? ""
        if let last = last[item] { #expect(number - last > count / 3) }
        last[item] = number
        if number % count == count - 1 {
          #expect(last.values.filter { $0 > number - count }.count == count)
          #expect(round.round(of: day) == number / count - 3)
        }
      }
    }
  }

  @Test func `every seed has an order of its own, and every item is first about as often`() {
    var counts: [String: Int] = [:]
    for seed in 0..<6000 as Range<UInt64> {
      let item = DailyRound(seed: seed, pool: ["a", "b", "c", "d", "e", "f"]).item(on: first)
      counts[item ?? "", default: 0] += 1
    }
    // 1,000 expected for each; five standard deviations are 144.
    #expect(counts.count == 6 && counts.values.allSatisfy { (856...1144).contains($0) })
  }

  @Test func `days may be opened in any order, whatever some of them had before`() {
    var random = SeededGenerator(seed: 5)
    for seed in 0..<6 as Range<UInt64> {
      var kept: [Day: String] = [:]
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        kept[day(Int.random(in: -12..<20, using: &random))] = pool.randomElement(using: &random)
      }
      func opened(_ days: [Int]) -> [Day: String] {
        var kept = kept
        for number in days {
          kept[day(number)] = round(seed, kept).item(on: day(number))
        }
        return kept
      }
      let days = Array(0..<37)
      #expect(opened(days) == opened(days.shuffled(using: &random)))
    }
  }

  @Test func `another for a day changes places with it`() throws {
    for seed in 0..<6 as Range<UInt64> {
      let before = (0..<37).compactMap { round(seed).item(on: day($0)) }
      let another = try #require(round(seed).another(on: day(5), excluding: [before[5]]))
      let after = (0..<37).compactMap { round(seed, [day(5): another]).item(on: day($0)) }
      var expected = before
      expected.swapAt(5, try #require(before.firstIndex(of: another)))
      #expect(after == expected)
    }
  }

  @Test func `another is none that was there, and far from its other days`() throws {
    for seed in 0..<6 as Range<UInt64> {
      for number in [0, 10, 20, 30] {
        var kept: [Day: String] = [:]
        for opened in -37...number { kept[day(opened)] = round(seed).item(on: day(opened)) }
        let present = try #require(kept[day(number)])
        let another = try #require(
          round(seed, kept).another(on: day(number), excluding: [present]))
        #expect(!(0...number).contains { kept[day($0)] == another })
        kept[day(number)] = another
        var last = [present: number]
        for later in (number - 12)...50 {
          let item = try #require(round(seed, kept).item(on: day(later)))
          if let last = last[item], last != later { #expect(later - last > 2) }
          last[item] = later
        }
      }
    }
  }

  @Test func `all can be had on one day, and then there is no other`() {
    var (kept, had): ([Day: String], Set<String>) = ([:], [])
    kept[first] = round().item(on: first)
    while let present = kept[first] {
      had.insert(present)
      kept[first] = round(7, kept).another(on: first, excluding: had)
    }
    #expect(had.count == 37)
  }

  @Test func `a pool that grows and shrinks does not bring back what was there but lately`() {
    var random = SeededGenerator(seed: 11)
    var ids = Set(0..<30)
    var kept: [Day: String] = [:]
    var (last, closest): ([String: Int], Int) = ([:], .max)
    for number in 0..<400 {
      if Int.random(in: 0..<15, using: &random) == 0 {
        ids.formSymmetricDifference([Int.random(in: 0..<45, using: &random)])
      }
      let item = DailyRound(seed: 5, pool: ids.map { "a\($0)" }, kept: kept).item(on: day(number))
      kept[day(number)] = item
      if let before = last[item ?? ""] { closest = min(closest, number - before) }
      last[item ?? ""] = number
    }
    #expect(closest > 5)
  }

  @Test func `an empty pool has nothing, and kept days do no harm at the calendar's ends`() {
    #expect(DailyRound(seed: 1, pool: []).item(on: first) == nil)
    #expect(DailyRound(seed: 1, pool: []).another(on: first, excluding: []) == nil)
    for day in [Day.first, .last] {
      #expect(round(1, [day: "elsewhere"]).item(on: day) == "elsewhere")
      #expect(DailyRound.span(of: day, count: 37).contains(day))
      #expect(round().another(on: day, excluding: []) != nil)
    }
  }
}
