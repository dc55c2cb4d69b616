import CoreModels
import CorePlugin
import CoreStorage
import Seeded
import TestSupport
import Testing

@testable import Aclio

@Suite("Points, levels, streaks and achievements") struct LedgerTests {
  @Test func `follow from what was done, and undoing takes back what it paid`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Buy shoes", "Run"])
    #expect(try await stage.ledger().points == 30)
    try await stage.tick("run", 1)
    #expect(try await stage.ledger().points == 40)
    try await stage.tick("run", 2)
    #expect(try await stage.ledger().points == 100)
    for _ in 1...3 {
      try await stage.tick("run", 2, false)
      #expect(try await stage.ledger().points == 40)
      try await stage.tick("run", 2)
      #expect(try await stage.ledger().points == 100)
    }
    #expect(
      try await stage.ledger().achievements.map(\.achievement) == [
        .firstGoal, .firstStep, .firstComplete, .hundredPoints,
      ])
    // Achievements stay, even if points are lost.
    try await stage.tick("run", 2, false)
    #expect(try await stage.ledger().achievements.count == 4)
  }

  @Test func `a completed goal that is extended keeps what it paid, and pays once`() async throws {
    let stage = try Stage.aclio()
    let goal = try await stage.keep("Run", ["Run"])
    try await stage.tick("run", 1)
    let (moment, makeID) = (stage.world.moment, stage.world.makeID)
    try await stage.world.store.transaction {
      try $0.extend(
        goal, with: [Plan.Step(title: "Run far", description: "")], at: moment, makeID: makeID)
    }
    #expect(try await stage.ledger().points == 90)
    try await stage.tick("run", 2)
    #expect(try await stage.ledger().points == 100)
    try await stage.tick("run", 2, false)
    #expect(try await stage.ledger().points == 40)
  }

  @Test func `deleting a goal leaves what was earned, and undo brings all of it back`()
    async throws
  {
    let stage = try Stage.aclio()
    let goal = try await stage.keep("Run", ["Buy shoes", "Run"])
    for step in 1...2 { try await stage.tick("run", step) }
    let before = try await stage.world.store.read { try $0.goalStates() }
    try await stage.world.store.transaction { try $0.delete(goal) }
    #expect(try await stage.ledger().points == 100)
    #expect(try await stage.world.store.read { try $0.list(GoalStep.self).isEmpty })
    try await stage.world.store.undo()
    #expect(try await stage.world.store.read { try $0.goalStates() } == before)
    #expect(try await stage.ledger().points == 100)
  }

  @Test func `a bonus is paid once a day, and days in a row pay more each day`() async throws {
    let stage = try Stage.aclio()
    var points: [Int] = []
    for _ in 1...4 {
      for _ in 1...2 {
        let today = stage.world.today
        try await stage.world.store.transaction { _ = try $0.claimBonus(on: today) }
      }
      points.append(try await stage.ledger().points)
      stage.nextDay()
    }
    // 25 a day; the second day of a streak earns 10 more, the third 15, the fourth 20.
    #expect(points == [25, 60, 100, 145])
  }

  @Test func `two devices that complete one half each have a completed goal, paid once`()
    async throws
  {
    let laptop = try Stage.aclio()
    let phone = try laptop.otherDevice("phone")
    try await laptop.keep("Run", ["Buy shoes", "Run"])
    try await phone.merge(laptop)
    try await laptop.tick("run", 1)
    try await phone.tick("run", 2)
    try await laptop.merge(phone)
    try await phone.merge(laptop)
    #expect(try await laptop.ledger().points == 100)
    #expect(try await phone.ledger().points == 100)
  }

  @Test(
    "whatever is edited, undone and merged, points follow from what is there, and both agree",
    arguments: 1...8 as ClosedRange<UInt64>)
  func law(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let laptop = try Stage.aclio()
    let phone = try laptop.otherDevice("phone")
    for name in ["Run", "Read", "Sit"] { try await laptop.keep(name, ["One", "Two", "Three"]) }
    try await phone.merge(laptop)
    for round in 0..<60 {
      let (stage, other) = Bool.random(using: &random) ? (laptop, phone) : (phone, laptop)
      try await stage.edit(&random, other: other, round: round)
      if Int.random(in: 0..<4, using: &random) == 0 { await GoalIndex.renew(in: stage.world) }
      let today = stage.world.today
      let (known, folded, paid) = try await stage.world.store.read { snapshot in
        (
          try Ledger(snapshot, on: today), try Ledger(foldedFrom: snapshot, on: today),
          try snapshot.plainPoints()
        )
      }
      #expect(known == folded)
      #expect(known.points == paid)
    }
    try await laptop.merge(phone)
    try await phone.merge(laptop)
    #expect(try await laptop.ledger() == phone.ledger())
  }
}

extension Ledger {
  fileprivate init(foldedFrom snapshot: Snapshot, on today: Day) throws {
    self.init(
      index: try GoalIndex(folding: snapshot), unlocks: try snapshot.list(AchievementUnlock.self),
      paused: try snapshot.pausedDays(), today: today)
  }
}

extension Snapshot {
  /// The points, by the most literal reading of the rules, day by day.
  fileprivate func plainPoints() throws -> Int {
    let (done, goals) = (try list(StepCompletion.self), try goalStates(includingArchived: true))
    let paid = Set(try list(GoalCompletion.self).map(\.id))
      .union(goals.filter(\.isCompleted).map(\.goal.id))
    let bonuses = try list(DailyBonus.self)
    let begun = try find(AchievementUnlock.self, "first_goal") != nil || !goals.isEmpty
    let active = Set((done.map(\.day) + bonuses.map(\.day)).compactMap { $0 })
    let paused = try pausedDays()
    var (streak, extra) = (0, 0)
    if let first = active.min(), let last = active.max() {
      for day in first...last where active.contains(day) || !paused.contains(day) {
        streak = active.contains(day) ? streak + 1 : 0
        if streak > 1 { extra += 5 * streak }
      }
    }
    return 10 * done.count + 50 * paid.count + 25 * bonuses.count + (begun ? 30 : 0) + extra
  }
}

extension Stage {
  /// A random action of a person, or the passing of time.
  fileprivate func edit(_ random: inout SeededGenerator, other: Stage, round: Int) async throws {
    let name = ["run", "read", "sit"].randomElement(using: &random) ?? ""
    let step = Int.random(in: 1...4, using: &random)
    let (moment, makeID) = (world.moment, world.makeID)
    let device = world.store.device
    do {
      switch Int.random(in: 0..<16, using: &random) {
      case 0: try await world.store.undo()
      case 1: try await merge(other)
      case 2: clock.advance(seconds: 86_400 * .random(in: 1...3, using: &random))
      case 3:
        try await world.store.transaction { try $0.delete($0.snapshot.goal(named: name)) }
      case 4:
        try await world.store.transaction {
          let step = Plan.Step(title: "More \(device) \(round)", description: "")
          try $0.extend(
            $0.snapshot.goal(named: name), with: [step], at: moment,
            makeID: { "\(device)-\(makeID())" })
        }
      case 5:
        try await world.store.transaction { _ = try $0.claimBonus(on: moment.today) }
      case 6:
        let until = moment.today.advanced(by: .random(in: 0...3, using: &random))
        try await world.store.transaction {
          try $0.put(MercySpan(from: moment.today, until: until))
        }
      case 7:
        try await world.store.transaction {
          try $0.archive($0.snapshot.goal(named: name), round % 2 == 0)
        }
      case 8: try await keep(name.prefix(1).uppercased() + name.dropFirst(), ["One", "Two"])
      case 9, 10: try await tick(name, step, false)
      case 11:
        try await world.store.transaction {
          let state = try $0.snapshot.state(of: $0.snapshot.goal(named: name))
          try $0.reorder(state.goal, to: state.steps.map(\.id).reversed())
        }
      default: try await tick(name, step)
      }
    } catch is GoalError, is StoreError {
      // Rejected actions change nothing, which is checked as well.
    }
  }
}
