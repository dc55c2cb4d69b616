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
  /// A stage whose coach is that of a voice, at `https://coach.example`, and cannot be reached.
  func stage(_ voice: Voice = .anthropic, isInteractive: Bool = false, columns: Int = 80)
    async throws -> Stage
  {
    var stage = try Stage.aclio(isInteractive: isInteractive, columns: columns)
    try stage.world.secrets.save(Voice.key, as: try #require(voice.name.key).secret)
    try await stage.world.store.transaction { transaction in
      try transaction.set(CoachChoice.coach, to: voice.name)
      if let setting = voice.name.addressSetting {
        try transaction.set(setting, to: "https://coach.example")
      }
    }
    stage.world.http = .unavailable
    return stage
  }

  func goals(_ stage: Stage) async throws -> [Goal] {
    try await stage.world.store.collection(of: Goal.self).list()
  }

  @Test(arguments: Voice.allCases)
  func `A plan that cannot be asked for now becomes a goal later, once`(voice: Voice) async throws {
    var stage = try await stage(voice)
    await #expect(throws: CoachError.network(.offline)) {
      try await stage.world.coach().plan(for: Asked.plan)
    }
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    #expect(try await stage.world.sendPending() == PendingReport(postponed: [pending.id]))
    #expect(try await goals(stage).isEmpty)

    let double = ModelDouble(voice.answer(Asked.planAnswer))
    stage.world.http = double.client
    #expect(try await stage.world.sendPending() == PendingReport())
    stage.clock.advance(seconds: 60)
    #expect(try await stage.world.sendPending() == PendingReport(arrived: [pending.id]))
    #expect(try await stage.world.sendPending() == PendingReport())
    let goal = try #require(try await goals(stage).first)
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

  @Test func `The offline planner has nothing to queue`() async throws {
    let stage = try Stage.aclio()
    await #expect(throws: CoachError.nothingToQueue) {
      try await stage.world.queuePlan(for: Asked.plan)
    }
  }

  @Test(arguments: [
    (ModelReply.json(["content": [], "stop_reason": "refusal"]), "refused", "the model declined"),
    (.bytes("<html>"), "reply_unreadable", "the answer was no plan"),
    (Voice.anthropic.answer("no plan"), "answer_unusable", "the answer was no plan"),
    (Voice.anthropic.answer("{", end: "max_tokens"), "answer_cut", "the answer was no plan"),
    (Voice.anthropic.trouble(401), "http_401", "the key is missing or not accepted"),
    (
      Voice.anthropic.trouble(429, "insufficient_quota"), "http_402",
      "credit or quota is used up"
    ),
  ])
  func `What is no plan stays as failed, and can be asked for again`(
    reply: ModelReply, code: String, words: String
  ) async throws {
    var stage = try await stage()
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    stage.world.http = ModelDouble(reply).client
    #expect(
      try await stage.aclio("pending") == """
        1  Run a marathon
           Anthropic · \(words) · does not come by itself

        """)
    stage.world.http = .unexpected
    let json = try await stage.aclioJSON("pending")
    #expect(
      json == [
        "arrived": [],
        "pending": [
          [
            "id": .string(pending.id), "goal": "Run a marathon", "coach": "anthropic",
            "state": "failed", "asked_at": "2026-11-21T09:30:00Z", "next_at": nil,
            "attempts": code.hasPrefix("http") ? 1 : 0, "error": .string(code),
          ]
        ],
      ])
    let double = ModelDouble(Voice.anthropic.answer(Asked.planAnswer))
    stage.world.http = double.client
    #expect(
      try await stage.aclio("pending", "retry", "1") == """
        Asked for again: Run a marathon
        1 plan has arrived.

        """)
    // A server may know the first key, and would answer as it did then.
    #expect(
      double.calls.first?.request.headerFields.idempotencyKey == "aclio-plan-\(pending.id).2")
    #expect(try await goals(stage).map(\.id) == [pending.id])
    #expect(try await Outbox(stage.world.store).pending().isEmpty)
  }

  @Test func `What still waits is not retried but hurried`() async throws {
    var stage = try await stage()
    try await stage.world.queuePlan(for: Asked.plan)
    stage.world.http = ModelDouble(.failure(.dns(host: "a"))).client
    #expect(
      try await stage.aclio("pending") == """
        1  Run a marathon
           Anthropic · no connection · asked for again from 09:30

        """)
    await #expect(throws: CoachError.notFailed("Run a marathon")) {
      try await stage.world.retryPending("1")
    }
    stage.world.http = ModelDouble(Voice.anthropic.answer(Asked.planAnswer)).client
    #expect(try await stage.aclio("pending") != "1 plan has arrived.\n")
    #expect(try await stage.aclio("pending", "send") == "1 plan has arrived.\n")
    #expect(try await stage.aclio("pending") == "No plan is waiting.\n")
  }

  @Test func `A plan that nobody waits for is not asked for`() async throws {
    let stage = try await stage()
    try await stage.world.queuePlan(for: Asked.plan)
    #expect(
      try await stage.aclio("pending", "cancel", "1")
        == "No longer waiting for a plan: Run a marathon\n")
    #expect(try await Outbox(stage.world.store).pending().isEmpty)
    for name in ["1", "id-", ""] {
      await #expect(throws: CoachError.noSuchPending(name)) {
        try await stage.world.cancelPending(name)
      }
    }
  }

  @Test func `An answer to a cancelled question makes no goal`() async throws {
    var stage = try await stage()
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    let quiet = stage.world
    stage.world.http = HTTPClient { call in
      _ = try await quiet.cancelPending(pending.id)
      return try await Voice.anthropic.answer(Asked.planAnswer).make(call)
    }
    #expect(try await stage.world.sendPending() == PendingReport())
    #expect(try await goals(stage).isEmpty)
    #expect(try await Outbox(stage.world.store).pending().isEmpty)
  }

  @Test func `A question that was cancelled while it failed is forgotten`() async throws {
    var stage = try await stage()
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    let quiet = stage.world
    stage.world.http = HTTPClient { _ in
      _ = try await quiet.cancelPending(pending.id)
      throw NetError.connectionLost
    }
    try await stage.world.sendPending()
    // The next plan that waits makes somebody look.
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
    let stage = try await stage()
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
    #expect(try await goals(stage).count == 5)
    let steps = try await stage.world.store.collection(of: GoalStep.self).list()
    #expect(steps.count == 10)
  }

  @Test func `A process that ends in the middle loses nothing and repeats nothing`() async throws {
    var stage = try await stage()
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    // The claim is written, the process is gone: as if it had been killed while it waited.
    stage.world.http = HTTPClient { _ in throw CancellationError() }
    try await stage.world.sendPending()
    #expect(try await goals(stage).isEmpty)
    stage.clock.advance(seconds: 600)
    stage.world.http = ModelDouble(Voice.anthropic.answer(Asked.planAnswer)).client
    #expect(try await stage.world.sendPending().arrived == [pending.id])
    #expect(try await goals(stage).count == 1)
  }

  @Test func `A reply that cannot be kept changes nothing, and is asked for again`() async throws {
    var stage = try await stage()
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    stage.world.http = ModelDouble(Voice.anthropic.answer(Asked.planAnswer)).client
    // A step cannot be kept under an id that has a NUL in it.
    stage.world.makeID = { "a\u{0}" }
    #expect(try await stage.world.sendPending() == PendingReport(postponed: [pending.id]))
    #expect(try await goals(stage).isEmpty)
    #expect(try await stage.world.store.read { try $0.pendingPlans() } == 1)
  }

  @Test func `Where there is no room for another goal the plan waits for it`() async throws {
    var stage = try await stage()
    try await stage.world.store.set(EntitlementSource.setting, to: .free)
    for name in ["One goal", "Two goals", "Three goals"] { try await stage.keep(name, ["Start"]) }
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    stage.world.http = ModelDouble(Voice.anthropic.answer(Asked.planAnswer)).client
    #expect(try await stage.world.sendPending() == PendingReport(failed: [pending.id]))
    #expect(
      try await stage.aclio("pending").contains("the plan is there, the limit of goals is reached"))
    await #expect(throws: GateError.self) { try await stage.world.retryPending("1") }
    try await stage.world.store.transaction { transaction in
      try transaction.archive(transaction.snapshot.goal(named: "One goal"))
    }
    // The plan that came is kept, nobody is asked again.
    stage.world.http = .unexpected
    _ = try await stage.world.retryPending("1")
    #expect(try await goals(stage).map(\.id).contains(pending.id))
    #expect(try await stage.world.store.read { try $0.pendingPlans() } == 0)
  }

  @Test func `Offline nothing is tried`() async throws {
    let stage = try await stage()
    try await stage.world.queuePlan(for: Asked.plan)
    let output = try await stage.aclio("pending", "--offline")
    #expect(output == "1  Run a marathon\n   Anthropic · asked for again from 09:30\n")
  }

  @Test(arguments: [20, 40, 80])
  func `The list fits`(columns: Int) async throws {
    let stage = try await stage(isInteractive: true, columns: columns)
    var request = Asked.plan
    request.goal = "Run a \u{1B}[31mmarathon in 2027 without stopping, 日本語で"
    try await stage.world.queuePlan(for: request)
    let screen = try await stage.aclio("pending", "--offline")
    #expect(screen.hasPrefix("Plans on their way\n\n1  Run a "))
    #expect(!screen.contains("\u{1B}[31m"))
    #expect(screen.split(separator: "\n").allSatisfy { String($0).visibleWidth <= columns })
  }
}
