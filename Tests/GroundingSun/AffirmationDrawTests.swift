import CoreModels
import Seeded
import Testing

@testable import GroundingSun

@Suite("Drawing affirmations") struct AffirmationDrawTests {
  private let fallback = Affirmation(id: "fallback", text: "I am here.")
  private let first = Day(epochDay: 20_000)

  private func pool(_ ids: some Sequence<Int>) -> [ListedAffirmation] {
    ids.map {
      ListedAffirmation(affirmation: Affirmation(id: "a\($0)", text: "I \($0)."), origin: .own)
    }
  }

  @Test(arguments: [1, 2, 5, 37])
  func `nothing repeats until all were there`(count: Int) {
    var draw = AffirmationDraw(seed: 7, pool: pool(0..<count), dates: [])
    for round in 0..<3 {
      let ids = (0..<count).map { index in
        draw.draw(for: first.advanced(by: round * count + index), fallback: fallback)
      }
      #expect(Set(ids.map(\.chosen.affirmation.id)).count == count)
      #expect(ids.allSatisfy { $0.chosen.round == round })
    }
  }

  @Test func `what is drawn follows from the seed, and every seed has an order of its own`() {
    func order(_ seed: UInt64) -> [String] {
      var draw = AffirmationDraw(seed: seed, pool: pool(0..<37), dates: [])
      return (0..<37).map {
        draw.draw(for: first.advanced(by: $0), fallback: fallback).chosen.affirmation.id
      }
    }
    #expect(order(1) == order(1))
    #expect(Set((0..<50).map(order)).count == 50)
  }

  @Test func `rerolls are part of the round, and a day never has one twice`() throws {
    var random = SeededGenerator(seed: 3)
    var draw = AffirmationDraw(seed: 9, pool: pool(0..<12), dates: [])
    var round: [Int: [String]] = [:]
    for index in 0..<60 {
      var date = draw.draw(for: first.advanced(by: index), fallback: fallback)
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        date = try draw.reroll(date)
        draw.dates[index] = date
      }
      #expect(Set(date.everything.map(\.affirmation.id)).count == date.everything.count)
      for choice in date.everything {
        round[choice.round, default: []].append(choice.affirmation.id)
      }
    }
    for ids in round.values { #expect(Set(ids).count == ids.count) }
    for number in round.keys where number < round.count - 1 { #expect(round[number]?.count == 12) }
  }

  @Test func `a pool that grows and shrinks keeps the promise for what is in it`() {
    var random = SeededGenerator(seed: 11)
    var ids = Set(0..<10)
    var draw = AffirmationDraw(seed: 5, pool: pool(ids.sorted()), dates: [])
    var seen: Set<String> = []
    var round = 0
    for index in 0..<300 {
      if Int.random(in: 0..<4, using: &random) == 0 {
        ids.formSymmetricDifference([Int.random(in: 0..<30, using: &random)])
        ids.insert(99)
        draw = AffirmationDraw(seed: 5, pool: pool(ids.sorted()), dates: draw.dates)
      }
      let chosen = draw.draw(for: first.advanced(by: index), fallback: fallback).chosen
      if chosen.round != round {
        // A new round begins only when everything in the pool was there.
        #expect(Set(draw.pool.map(\.affirmation.id)).subtracting(seen).isEmpty)
        (round, seen) = (chosen.round, [])
      }
      #expect(seen.insert(chosen.affirmation.id).inserted)
    }
    #expect(round > 5)
  }

  @Test func `without anything to draw there is the fallback, and no reroll`() {
    var draw = AffirmationDraw(seed: 1, pool: [], dates: [])
    let date = draw.draw(for: first, fallback: fallback)
    #expect(date.chosen.affirmation == fallback)
    #expect(date.chosen.origin == .fallback)
    #expect(throws: GroundingSunError.nothingElse) { try draw.reroll(date) }
  }
}
