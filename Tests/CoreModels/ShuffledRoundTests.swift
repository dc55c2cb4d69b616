import CoreModels
import Testing

@Suite("Nothing comes again until everything has been shown")
struct ShuffledRoundTests {
  let pool = ["a", "b", "c", "d", "e", "f"]

  private func show(
    _ count: Int, from pool: [String], seed: UInt64 = 42, after start: [ShuffledRound.Choice] = []
  ) -> [ShuffledRound.Choice] {
    (0..<count).reduce(into: start) { shown, _ in
      if let next = ShuffledRound(seed: seed).next(from: pool, after: shown) { shown.append(next) }
    }
  }

  @Test("the order is the same on every machine, for ever")
  func pinned() {
    #expect(show(12, from: pool).map(\.id).joined() == "efcabdecadfb")
    #expect(show(12, from: pool.reversed()) == show(12, from: pool))
  }

  @Test("a round shows everything once, and the next does not begin with its last")
  func rounds() {
    for seed in 0..<50 as Range<UInt64> {
      let shown = show(pool.count * 4, from: pool, seed: seed)
      for round in 0..<4 {
        #expect(Set(shown.filter { $0.round == round }.map(\.id)) == Set(pool))
      }
      for (one, next) in zip(shown, shown.dropFirst()) { #expect(one.id != next.id) }
    }
  }

  @Test("what is added joins the round, what is removed leaves it, the rest keeps its order")
  func changes() {
    let begun = show(2, from: pool)
    let whole = show(6, from: pool).map(\.id)
    let grown = show(5, from: pool + ["g"], after: begun).map(\.id)
    #expect(Set(grown) == Set(pool + ["g"]))
    #expect(grown.filter { $0 != "g" } == whole)
    let gone = whole[4]
    let shrunk = show(3, from: pool.filter { $0 != gone }, after: begun).map(\.id)
    #expect(shrunk == whole.filter { $0 != gone })
  }

  @Test("one item comes every time, none never")
  func small() {
    #expect(show(3, from: ["a"]).map(\.round) == [0, 1, 2])
    #expect(show(3, from: []).isEmpty)
    #expect(show(2, from: ["a", "a"]).map(\.round) == [0, 1])
  }

  @Test("a kept round of any number does no harm")
  func extremes() {
    let last = ShuffledRound.Choice(id: "a", round: .max)
    #expect(ShuffledRound(seed: 1).next(from: ["a"], after: [last])?.id == "a")
    let first = ShuffledRound.Choice(id: "a", round: .min)
    #expect(ShuffledRound(seed: 1).next(from: ["a"], after: [first])?.id == "a")
  }

  @Test("every item is first about as often as any other")
  func distribution() {
    var counts: [String: Int] = [:]
    for seed in 0..<6000 as Range<UInt64> {
      counts[show(1, from: pool, seed: seed)[0].id, default: 0] += 1
    }
    // Expected 1,000 each; five standard deviations are 144.
    #expect(pool.allSatisfy { (856...1144).contains(counts[$0] ?? 0) })
  }
}

@Suite("A stable hash is the same in every process and on every machine")
struct StableHashTests {
  @Test(
    "texts have their values",
    arguments: [
      ("", 0xf52a_15e9_a9b5_e89b), ("a", 0x02c0_bdbf_4814_20f8), ("žltý", 0x9a3a_7991_69ad_7470),
    ] as [(String, UInt64)])
  func texts(text: String, value: UInt64) {
    var hash = StableHash()
    hash.combine(text)
    #expect(hash.value == value)
  }

  @Test("numbers have their values, and what came before counts")
  func numbers() {
    var hash = StableHash()
    hash.combine(1)
    #expect(hash.value == 0x5ca6_bbcb_b1e8_5355)
    hash = StableHash()
    hash.combine(UInt64.max)
    hash.combine("me")
    #expect(hash.value == 0x2eaf_6053_dbcd_d0b0)
  }
}
