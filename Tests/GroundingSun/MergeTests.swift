import CoreModels
import CorePlugin
import CoreStorage
import Seeded
import TestSupport
import Testing

@testable import GroundingSun

@Suite("Two devices") struct MergeTests {
  @Test func `that know the same choose the same, without a word between them`() async throws {
    let one = try Stage.sun()
    let other = try one.otherDevice("other")
    for _ in 1...5 {
      #expect(try await one.today() == other.today())
      one.nextDay()
    }
  }

  @Test func `end with one affirmation a date, the later choice, whoever merges first`()
    async throws
  {
    let one = try Stage.sun()
    let other = try one.otherDevice("other")
    _ = try await one.today()
    one.clock.advance(seconds: 60)
    _ = try await other.sun("add", "I am the other one.")
    let later = try await other.sunJSON("new")["affirmation"]
    try await one.merge(other)
    try await other.merge(one)
    #expect(try await one.sunJSON()["affirmation"] == later)
    #expect(try await other.sunJSON()["affirmation"] == later)
    #expect(try await one.sunJSON("history").elements.count == 1)
  }

  @Test func `keep what was shown on its day over what was only planned for it`() async throws {
    let one = try Stage.sun()
    let other = try one.otherDevice("other")
    _ = try await one.sun("upcoming")
    one.clock.advance(seconds: 3600)
    _ = try await other.sun("add", "I am from elsewhere.")
    _ = try await other.sun("new")
    _ = try await other.sun("upcoming")
    one.nextDay()
    let shown = try await one.today()
    try await one.merge(other)
    #expect(try await one.today() == shown)
    try await other.merge(one)
    #expect(try await other.today() == shown)
  }

  @Test func `agree after any story, and never have a date twice`() async throws {
    var random = SeededGenerator(seed: 21)
    for _ in 1...4 {
      let one = try Stage.sun()
      let other = try one.otherDevice("other")
      for step in 1...20 {
        let stage = Bool.random(using: &random) ? one : other
        switch Int.random(in: 0..<6, using: &random) {
        case 0: _ = try await stage.sun("new")
        case 1: _ = try await stage.sun("add", "I take step \(step).")
        case 2: _ = try await stage.sun("upcoming")
        case 3: try await stage.merge(stage.world.store.device == "other" ? one : other)
        case 4: one.clock.advance(seconds: Int.random(in: 60...200_000, using: &random))
        default: _ = try await stage.sun()
        }
      }
      try await one.merge(other)
      try await other.merge(one)
      let (mine, theirs) = (
        try await one.world.store.collection(of: DayAffirmation.self).list(),
        try await other.world.store.collection(of: DayAffirmation.self).list()
      )
      #expect(Set(mine) == Set(theirs))
      #expect(Set(mine.map(\.id)).count == mine.count)
    }
  }
}
