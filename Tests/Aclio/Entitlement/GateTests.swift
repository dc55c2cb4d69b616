import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import Aclio

@Suite("The gate") struct GateTests {
  private let stage: Stage
  private let gate: PremiumGate

  init() throws {
    stage = try .aclio()
    gate = PremiumGate(entitlement: .free, device: stage.world.store.device)
  }

  private func use(_ action: PremiumGate.Action, _ gate: PremiumGate, at stage: Stage) async throws
  {
    let moment = stage.world.moment
    try await stage.world.store.transaction { transaction in
      try gate.require(action, in: transaction.snapshot, at: moment)
      try gate.charge(action, in: transaction, at: moment)
    }
  }

  private func usage(_ gate: PremiumGate, at stage: Stage) async throws -> Usage {
    let moment = stage.world.moment
    return try await stage.world.store.read { try gate.usage(in: $0, at: moment) }
  }

  @Test(arguments: [PremiumGate.Action.expand, .doIt]) func `a help is given three times a day`(
    action: PremiumGate.Action
  ) async throws {
    for _ in 1...3 { try await use(action, gate, at: stage) }
    let reset = Reset(timeOfDay: "00:00", seconds: 52_200)
    await #expect(throws: GateError.limitReached(action, .free, reset)) {
      try await use(action, gate, at: stage)
    }
    #expect(
      try await usage(gate, at: stage)
        == Usage(
          expandLeft: action == .expand ? 0 : 3, doLeft: action == .doIt ? 0 : 3, goalsLeft: 3))
  }

  @Test func `a day's uses begin anew when the suite's day starts`() async throws {
    var stage = stage
    stage.world.calendar = DayCalendar(timeZone: .gmt, dayStartsAt: 4)
    for _ in 1...3 { try await use(.expand, gate, at: stage) }
    stage.clock.advance(seconds: 18 * 3600)
    let reset = Reset(timeOfDay: "04:00", seconds: 1800)
    await #expect(throws: GateError.limitReached(.expand, .free, reset)) {
      try await use(.expand, gate, at: stage)
    }
    stage.clock.advance(seconds: 1800)
    try await use(.expand, gate, at: stage)
  }

  @Test func `uses of two devices add up`() async throws {
    let phone = try stage.otherDevice("phone")
    let phoneGate = PremiumGate(entitlement: .free, device: "phone")
    try await use(.expand, gate, at: stage)
    try await use(.expand, phoneGate, at: phone)
    try await use(.expand, phoneGate, at: phone)
    try await stage.merge(phone)
    #expect(try await usage(gate, at: stage).expandLeft == 0)
    try await phone.merge(stage)
    await #expect(throws: GateError.self) { try await use(.expand, phoneGate, at: phone) }
  }

  @Test func `a use whose transaction fails is not charged`() async throws {
    struct Trouble: Error {}
    let (gate, moment) = (gate, stage.world.moment)
    await #expect(throws: Trouble.self) {
      try await stage.world.store.transaction { transaction in
        try gate.charge(.expand, in: transaction, at: moment)
        throw Trouble()
      }
    }
    #expect(try await usage(gate, at: stage).expandLeft == 3)
  }

  @Test func `a use that is taken back can be made again`() async throws {
    try await use(.doIt, gate, at: stage)
    try await stage.world.store.undo()
    #expect(try await usage(gate, at: stage).doLeft == 3)
  }

  @Test func `three goals have room, completed ones too and archived ones not`() async throws {
    for name in ["Run", "Read"] { try await stage.keep(name, ["One"]) }
    try await stage.tick("Run", 1)
    try await use(.newGoal, gate, at: stage)
    let third = try await stage.keep("Rest", ["One"])
    await #expect(throws: GateError.self) { try await use(.newGoal, gate, at: stage) }
    var archived = third
    archived.isArchived = true
    try await stage.world.store.collection(of: Goal.self).put(archived)
    try await use(.newGoal, gate, at: stage)
  }

  @Test func `whatever came from elsewhere, a count is a number`() async throws {
    for (device, count) in [("a", -5), ("b", Int.max), ("c", Int.max)] {
      try await stage.world.store.collection(of: UsageCount.self).put(
        UsageCount(day: stage.world.today, device: device, expands: count, doIts: -1))
    }
    #expect(
      try await usage(gate, at: stage) == Usage(expandLeft: 0, doLeft: 3, goalsLeft: 3))
  }

  @Test func `everything that is unlocked has no limit and is not counted`() async throws {
    let open = PremiumGate(entitlement: .selfHosted, device: "device")
    for _ in 1...9 { try await use(.expand, open, at: stage) }
    #expect(try await usage(open, at: stage) == Usage())
    #expect(try await stage.world.store.collection(of: UsageCount.self).list().isEmpty)
  }

  @Test func `a refusal says the limit, when it ends, and exits with 77`() {
    let reset = Reset(timeOfDay: "04:00", seconds: 1800)
    let failure = GateError.limitReached(.expand, .revenuecat, reset).failure(in: .english)
    #expect(failure.kind.exitCode == 77)
    #expect(failure.code == "expand_limit")
    #expect(failure.message == "Today’s 3 detailed explanations are used up.")
    #expect(
      failure.hint == "They reset at 04:00. aclio premium shows what lifts the limit.")
    #expect(failure.retryAfter == 1800)
    let goals = GateError.limitReached(.newGoal, .free, reset).failure(in: .english)
    #expect(goals.message == "There is room for 3 goals, and all are taken.")
    #expect(goals.hint == "Archive or delete one.")
    #expect(goals.retryAfter == nil)
  }
}
