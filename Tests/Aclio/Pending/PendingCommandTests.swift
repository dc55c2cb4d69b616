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

@Suite struct PendingCommandTests {
  @Test(arguments: [
    (ModelReply.json(["content": [], "stop_reason": "refusal"]), "refused", "the model declined"),
    (.bytes("<html>"), "reply_unreadable", "the answer was not a plan"),
    (Voice.anthropic.answer("{}"), "answer_unusable", "the answer was not a plan"),
    (Voice.anthropic.answer("no plan"), "refused", "the model declined"),
    (Voice.anthropic.answer("{", end: "max_tokens"), "answer_cut", "the answer was not a plan"),
    (Voice.anthropic.trouble(401), "http_401", "the key is missing or not accepted"),
    (
      Voice.anthropic.trouble(429, "insufficient_quota"), "http_402",
      "credit or quota is used up"
    ),
  ])
  func `What is no plan stays as failed, and can be asked for again`(
    reply: ModelReply, code: String, words: String
  ) async throws {
    var stage = try await Stage.waiting()
    let pending = try await stage.world.queuePlan(for: Asked.plan)
    stage.world.http = ModelDouble(reply).client
    #expect(
      try await stage.aclio("pending") == """
        1  Run a marathon
           Anthropic · \(words) · will not arrive on its own

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
        Requested again: Run a marathon
        1 plan has arrived.

        """)
    // A server may know the first idempotency key, and would repeat its response.
    #expect(
      double.calls.first?.request.headerFields.idempotencyKey == "aclio-plan-\(pending.id).2")
    #expect(try await stage.goals().map(\.id) == [pending.id])
    #expect(try await Outbox(stage.world.store).pending().isEmpty)
  }

  @Test func `What still waits is not retried but hurried`() async throws {
    var stage = try await Stage.waiting()
    try await stage.world.queuePlan(for: Asked.plan)
    stage.world.http = ModelDouble(.failure(.dns(host: "a"))).client
    #expect(
      try await stage.aclio("pending") == """
        1  Run a marathon
           Anthropic · no connection · will be requested again at 09:30

        """)
    await #expect(throws: CoachError.notFailed("Run a marathon")) {
      try await RetryPending(id: "1").retry(in: stage.world)
    }
    stage.world.http = ModelDouble(Voice.anthropic.answer(Asked.planAnswer)).client
    #expect(try await stage.aclio("pending") != "1 plan has arrived.\n")
    #expect(try await stage.aclio("pending", "send") == "1 plan has arrived.\n")
    #expect(try await stage.aclio("pending") == "No plan is waiting.\n")
  }

  @Test func `Offline nothing is tried`() async throws {
    let stage = try await Stage.waiting()
    try await stage.world.queuePlan(for: Asked.plan)
    let output = try await stage.aclio("pending", "--offline")
    #expect(output == "1  Run a marathon\n   Anthropic · will be requested again at 09:30\n")
  }

  @Test(arguments: [20, 40, 80])
  func `The list fits`(columns: Int) async throws {
    let stage = try await Stage.waiting(isInteractive: true, columns: columns)
    var request = Asked.plan
    request.goal = "Run a \u{1B}[31mmarathon in 2027 without stopping, 日本語で"
    try await stage.world.queuePlan(for: request)
    let screen = try await stage.aclio("pending", "--offline")
    #expect(screen.hasPrefix("Plans on their way\n\n1  Run a "))
    #expect(!screen.contains("\u{1B}[31m"))
    #expect(screen.split(separator: "\n").allSatisfy { String($0).visibleWidth <= columns })
  }
}
