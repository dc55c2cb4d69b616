import CoreModels
import CorePlugin
import CoreStorage
import Seeded
import TestSupport
import Testing

@testable import GroundingSun

@Suite("Two devices") struct MergeTests {
  @Test func `that know the same choose the same, whichever days they open`() async throws {
    let one = try Stage.sun()
    let other = try one.otherDevice("other")
    for index in 1...12 {
      if index % 3 == 0 { _ = try await one.today() }
      if index % 4 == 0 { #expect(try await one.today() == other.today()) }
      one.nextDay()
    }
    _ = try await one.sun("--date", "2026-12-20")
    #expect(
      try await one.sunJSON("--date", "2026-12-10")["affirmation"]
        == other.sunJSON("--date", "2026-12-10")["affirmation"])
  }

  @Test func `keep what each has shown, and tell of both`() async throws {
    let one = try Stage.sun()
    let other = try one.otherDevice("other")
    let mine = try await one.today()
    one.clock.advance(seconds: 60)
    let theirs = try #require(try await other.sunJSON("new")["affirmation"])
    try await one.merge(other)
    try await other.merge(one)
    #expect(try await one.sunJSON()["affirmation"] == mine.json)
    #expect(try await other.sunJSON()["affirmation"] == theirs)
    let history = try await one.sunJSON("history").elements
    #expect(history.map { $0["affirmation"] } == [mine.json])
    #expect(history[0]["elsewhere"] == [theirs])
    #expect(try await other.sunJSON("history").elements[0]["elsewhere"] == [])
    let text = try #require(theirs["text"]?.string)
    #expect(try await one.sun("history") == "2026-11-21  \(mine.text)\n2026-11-21  \(text)\n")
    let moment = one.world.moment
    let kept = try await one.world.store.read {
      try GroundingSunPlugin().kept(on: moment.today...moment.today, from: $0, at: moment)
    }
    #expect(kept.map(\.text) == [mine.text, text])
  }

  @Test func `show what the other has shown on a day that was not opened here`() async throws {
    let one = try Stage.sun()
    let other = try one.otherDevice("other")
    _ = try await one.sun("upcoming")
    one.nextDay()
    let shown = try #require(try await other.sunJSON("new")["affirmation"])
    try await one.merge(other)
    #expect(try await one.sunJSON()["affirmation"] == shown)
    // From then on it has been shown here, whatever the other device does.
    _ = try await other.sun("new")
    try await one.merge(other)
    #expect(try await one.sunJSON()["affirmation"] == shown)
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

  @Test func `keep what an earlier version showed, which was one for all`() async throws {
    let stage = try Stage.sun()
    let chosen = ChosenAffirmation(
      affirmation: Affirmation(id: "x", text: "I am from before."), origin: .own, round: 3)
    let today = stage.world.today
    try await stage.world.store.collection(of: DayAffirmation.self)
      .put(DayAffirmation(day: today, chosen: chosen, isShown: true))
    #expect(try await stage.sun() == "I am from before.\n")
    let old = try await stage.world.store.collection(of: DayAffirmation.self)
      .find(today.description)
    #expect(old?.chosen == chosen)
    #expect(try await stage.sunJSON("history").elements.count == 1)
  }

  @Test func `never change what was shown, after any story, and tell the same of it`() async throws
  {
    var random = SeededGenerator(seed: 21)
    for _ in 1...4 {
      let one = try Stage.sun()
      let other = try one.otherDevice("other")
      var shown: [String: [String: JSONValue]] = [:]
      func look(_ stage: Stage, _ arguments: String...) async throws {
        let answer = try await stage.json(GroundingSunPlugin.self, arguments)
        let day = try #require(answer["day"]?.string)
        shown[stage.world.store.device, default: [:]][day] = answer["affirmation"]
      }
      for step in 1...20 {
        let stage = Bool.random(using: &random) ? one : other
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try await look(stage, "new")
        case 1: _ = try await stage.sun("add", "I take step \(step).")
        case 2: _ = try await stage.sun("upcoming")
        case 3: try await stage.merge(stage.world.store.device == "other" ? one : other)
        case 4: one.clock.advance(seconds: Int.random(in: 60...200_000, using: &random))
        default: try await look(stage)
        }
      }
      try await one.merge(other)
      try await other.merge(one)
      for stage in [one, other] {
        for (day, affirmation) in shown[stage.world.store.device] ?? [:] {
          #expect(try await stage.sunJSON("--date", day)["affirmation"] == affirmation)
        }
      }
      let (mine, theirs) = (
        try await one.world.store.collection(of: DayAffirmation.self).list(),
        try await other.world.store.collection(of: DayAffirmation.self).list()
      )
      #expect(Set(mine) == Set(theirs))
    }
  }
}
