import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import HTTPTypes
import Synchronization
import TestSupport
import Testing

@testable import Aclio

@Suite struct PendingPlansTests {
  @Test(arguments: Voice.allCases)
  func `A plan that cannot be asked for now becomes a goal later, once`(voice: Voice) async throws {
    var stage = try await Stage.waiting(voice)
    await #expect(throws: CoachError.network(.offline)) {
      try await stage.world.coach().plan(for: Asked.plan)
    }
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    #expect(try await stage.world.sendPending() == PendingReport(postponed: [pending.id]))
    #expect(try await stage.goals().isEmpty)

    let double = ModelDouble(voice.answer(Asked.planAnswer))
    stage.world.http = double.client
    #expect(try await stage.world.sendPending() == PendingReport())
    stage.clock.advance(seconds: 60)
    #expect(try await stage.world.sendPending() == PendingReport(arrived: [pending.id]))
    #expect(try await stage.world.sendPending() == PendingReport())
    let goal = try #require(try await stage.goals().first)
    #expect(goal.name == "Run a marathon")
    #expect(goal.dueDate == Asked.plan.due)
    let state = try await stage.world.store.read { try $0.state(of: goal) }
    #expect(state.steps.map(\.title) == ["Kúpiť topánky", "Run 1 km"])

    let call = try #require(double.calls.first)
    #expect(call.request.headerFields.idempotencyKey == "aclio-plan-\(pending.id).1")
    #expect(call.timeout == .seconds(120))
    let key = try #require(voice.name.key)
    #expect(call.request.headerFields[key.header] == key.value(Voice.key))
  }

  @Test func `A plan that waits is asked for at the address of now`() async throws {
    var stage = try await Stage.waiting(.openai)
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    _ = try await stage.world.sendPending()
    try await stage.world.store.transaction { transaction in
      try transaction.set(CoachChoice.openAIURL, to: "https://other.example")
      try transaction.set(CoachChoice.openAIModel, to: "model-2")
    }
    let double = ModelDouble(Voice.openai.answer(Asked.planAnswer))
    stage.world.http = double.client
    #expect(try await stage.world.sendPending() == PendingReport(arrived: [pending.id]))
    let call = try #require(double.calls.first)
    #expect(call.url.hasPrefix("https://other.example/"))
    #expect(try JSONValue(parsing: call.body)["model"] == "model-2")
  }

  @Test func `Who chooses the offline planner has the plan at once`() async throws {
    let stage = try await Stage.waiting()
    try await stage.world.queuePlan(for: Asked.plan)
    #expect(try await stage.aclio("coach", "offline").contains("1 plan has arrived."))
    #expect(try await stage.goals().map(\.name) == ["Run a marathon"])
    #expect(try await Outbox(stage.world.store).pending().isEmpty)
  }

  @Test func `The offline planner has nothing to queue`() async throws {
    let stage = try Stage.aclio()
    await #expect(throws: CoachError.nothingToQueue) {
      try await stage.world.queuePlan(for: Asked.plan)
    }
  }

  @Test func `A plan that nobody waits for is not asked for`() async throws {
    let stage = try await Stage.waiting()
    try await stage.world.queuePlan(for: Asked.plan)
    #expect(
      try await stage.aclio("pending", "cancel", "1")
        == "No longer waiting for a plan: Run a marathon\n")
    #expect(try await Outbox(stage.world.store).pending().isEmpty)
    for name in ["1", "id-", ""] {
      await #expect(throws: CoachError.noSuchPending(name)) {
        try await CancelPending(id: name).performed(in: stage.world)
      }
    }
  }

  @Test func `An answer to a cancelled question makes no goal`() async throws {
    var stage = try await Stage.waiting()
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    let quiet = stage.world
    stage.world.http = HTTPClient { call in
      try await CancelPending(id: pending.id).performed(in: quiet)
      return try await Voice.anthropic.answer(Asked.planAnswer).make(call)
    }
    #expect(try await stage.world.sendPending() == PendingReport())
    #expect(try await stage.goals().isEmpty)
    #expect(try await Outbox(stage.world.store).pending().isEmpty)
  }

  @Test func `A question that was cancelled while it failed is forgotten`() async throws {
    var stage = try await Stage.waiting()
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    let quiet = stage.world
    stage.world.http = HTTPClient { _ in
      try await CancelPending(id: pending.id).performed(in: quiet)
      throw NetError.connectionLost
    }
    try await stage.world.sendPending()
    // Another pending plan triggers a check.
    var other = Asked.plan
    other.goal = "Learn to swim"
    try await stage.world.queuePlan(for: other)
    stage.clock.advance(seconds: 600)
    let double = ModelDouble(Voice.anthropic.answer(Asked.planAnswer))
    stage.world.http = double.client
    #expect(try await stage.world.sendPending().arrived.count == 1)
    #expect(double.calls.count == 1)
  }

  @Test func `Two commands at once ask once and keep once`() async throws {
    let stage = try await Stage.waiting()
    for number in 1...5 {
      var request = Asked.plan
      request.goal = "Goal number \(number)"
      try await stage.world.queuePlan(for: request)
    }
    let double = ModelDouble(
      all: Array(repeating: Voice.anthropic.answer(Asked.planAnswer), count: 5))
    var one = stage.world
    one.http = double.client
    let other = one
    async let first = one.sendPending()
    async let second = other.sendPending()
    let arrived = try await first.arrived + second.arrived
    #expect(Set(arrived).count == 5 && arrived.count == 5)
    #expect(double.calls.count == 5)
    #expect(try await stage.goals().count == 5)
    let steps = try await stage.world.store.collection(of: GoalStep.self).list()
    #expect(steps.count == 10)
  }

  @Test func `A process that ends in the middle loses nothing and repeats nothing`() async throws {
    var stage = try await Stage.waiting()
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    // The request is claimed, but its process is gone, as if it had been killed while waiting.
    stage.world.http = HTTPClient { _ in throw CancellationError() }
    try await stage.world.sendPending()
    #expect(try await stage.goals().isEmpty)
    stage.clock.advance(seconds: 600)
    stage.world.http = ModelDouble(Voice.anthropic.answer(Asked.planAnswer)).client
    #expect(try await stage.world.sendPending().arrived == [pending.id])
    #expect(try await stage.goals().count == 1)
  }

  @Test func `A reply that cannot be kept changes nothing, and is asked for again`() async throws {
    var stage = try await Stage.waiting()
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    stage.world.http = ModelDouble(Voice.anthropic.answer(Asked.planAnswer)).client
    // A step cannot be stored under an id that contains NUL.
    stage.world.makeID = { "a\u{0}" }
    #expect(try await stage.world.sendPending() == PendingReport(postponed: [pending.id]))
    #expect(try await stage.goals().isEmpty)
    #expect(try await stage.world.store.read { try $0.pendingPlans() } == 1)
  }

  @Test func `Where there is no room for another goal the plan waits for it`() async throws {
    var stage = try await Stage.waiting()
    try await stage.world.store.set(EntitlementSource.setting, to: .free)
    for name in ["One goal", "Two goals", "Three goals"] { try await stage.keep(name, ["Start"]) }
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    stage.world.http = ModelDouble(Voice.anthropic.answer(Asked.planAnswer)).client
    #expect(try await stage.world.sendPending() == PendingReport(failed: [pending.id]))
    #expect(
      try await stage.aclio("pending").contains(
        "the plan is there, but the limit on goals has been reached"))
    await #expect(throws: GateError.self) { try await RetryPending(id: "1").retry(in: stage.world) }
    try await stage.world.store.transaction { transaction in
      try transaction.archive(transaction.snapshot.goal(named: "One goal"))
    }
    // The plan that has arrived is stored, without another request.
    stage.world.http = .unexpected
    try await RetryPending(id: "1").retry(in: stage.world)
    #expect(try await stage.goals().map(\.id).contains(pending.id))
    #expect(try await stage.world.store.read { try $0.pendingPlans() } == 0)
  }
}
