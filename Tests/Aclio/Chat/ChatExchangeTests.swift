import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Aclio

@Suite("An exchange with a coach") struct ChatExchangeTests {
  private var stage: Stage

  init() throws { stage = try .aclio() }

  @Test func `both sides are kept, in order`() async throws {
    let coach = ScriptedCoach(.piece("Run "), .piece("slowly."))
    let (answer, shown, problem) = try await stage.say(" How? ", to: coach)
    #expect(shown == "Run slowly.")
    #expect(problem == nil)
    #expect(answer.state == .complete)
    let kept = try await stage.messages()
    #expect(kept.map(\.text) == ["How?", "Run slowly."])
    #expect(kept.map(\.role) == [.user, .assistant])
    #expect(kept.map(\.coach) == [nil, .anthropic])
  }

  @Test func `the coach is told the goal, the person and the last twenty turns`() async throws {
    let goal = try await stage.keep("Run", ["Walk", "Jog"])
    let person = Profile(name: "Eva", age: 30)
    try await stage.world.store.collection(of: Profile.self).put(person)
    for number in 1...12 {
      try await stage.say(
        "question \(number)", to: ScriptedCoach(.piece("answer \(number)")), about: goal)
    }
    let coach = ScriptedCoach(.piece("ok"))
    try await stage.say("now", to: coach, about: goal)
    let request = try #require(coach.requests.first)
    #expect(request.message == "now")
    #expect(request.goal?.steps.map(\.title) == ["Walk", "Jog"])
    #expect(request.goals.isEmpty)
    #expect(request.reader.person == person)
    #expect(request.history.count == 20)
    #expect(request.history.first == ChatTurn(role: .user, text: "question 3"))
    #expect(request.history.last == ChatTurn(role: .assistant, text: "answer 12"))
  }

  @Test func `a message about no goal tells all goals, and nothing of other talks`() async throws {
    let goal = try await stage.keep("Run", ["Walk"])
    try await stage.say("about running", to: ScriptedCoach(.piece("ok")), about: goal)
    let coach = ScriptedCoach(.piece("ok"))
    try await stage.say("about all", to: coach)
    #expect(coach.requests.first?.goals.map(\.goal.name) == ["Run"])
    #expect(coach.requests.first?.history == [])
  }

  @Test func `while it comes, the answer is streaming, with what came up to half a second ago`()
    async throws
  {
    let stage = stage
    let seen = Mutex<[[ChatMessage]]>([])
    let look: @Sendable () async -> Void = {
      let now = stage.world.now()
      let found = try? await stage.world.store.read {
        try $0.conversation(about: nil, at: now).messages
      }
      seen.withLock { $0.append(found ?? []) }
    }
    let second: @Sendable () async -> Void = { stage.clock.advance(seconds: 1) }
    try await stage.say(
      "Hi",
      to: ScriptedCoach(
        .run(look), .piece("One. "), .run(look), .run(second), .piece("Two. "), .run(look),
        .piece("Three."), .run(look)))
    let states = seen.withLock { $0.map { "\($0[1].state) \($0[1].text)" } }
    #expect(
      states == ["streaming ", "streaming One. ", "streaming One. Two. ", "streaming One. Two. "])
    #expect(try await stage.messages()[1].text == "One. Two. Three.")
  }

  @Test func `an answer takes two changes of the log, however long it is`() async throws {
    let stage = stage
    let second: @Sendable () async -> Void = { stage.clock.advance(seconds: 1) }
    let before = try await stage.world.store.changes(limit: .max).changes.count
    try await stage.say(
      "Hi",
      to: ScriptedCoach(
        .piece("a"), .run(second), .piece("b"), .run(second), .piece("c"), .run(second), .piece("d")
      ))
    #expect(try await stage.world.store.changes(limit: .max).changes.count == before + 3)
  }

  @Test(arguments: Language.allCases)
  func `words of self-harm are answered with help, and reach no coach`(
    language: Language
  ) async throws {
    var stage = stage
    stage.world.language = language
    let coach = ScriptedCoach(.piece("never"))
    let begun = try await stage.world.beginExchange(
      "I want to k1ll myself", about: nil, with: .anthropic)
    let (ended, _) = try await stage.world.receive(begun, from: coach) { _ in }
    #expect(coach.requests.isEmpty)
    #expect(ended.answer.state == .complete)
    #expect(ended.answer.text.contains("findahelpline.com"))
    #expect(ended.answer.coach == nil)
    // Not sent later either, as history.
    let next = ScriptedCoach(.piece("ok"))
    let second = try await stage.world.beginExchange("Thank you", about: nil, with: .anthropic)
    _ = try await stage.world.receive(second, from: next) { _ in }
    #expect(next.requests.first?.history == [])
  }

  @Test func `a clock set back does not turn the talk around`() async throws {
    try await stage.say("one", to: ScriptedCoach(.piece("1")))
    stage.clock.advance(seconds: -3600)
    try await stage.say("two", to: ScriptedCoach(.piece("2")))
    #expect(try await stage.messages().map(\.text) == ["one", "1", "two", "2"])
  }

  @Test func `undo passes over what was said`() async throws {
    try await stage.keep("Run", ["Walk"])
    try await stage.say("Hi", to: ScriptedCoach(.piece("Hello")))
    try await stage.world.store.undo()
    #expect(try await stage.messages().count == 2)
    #expect(try await stage.world.store.collection(of: Goal.self).list().isEmpty)
  }

  @Test func `each piece is on the screen by itself`() async throws {
    let shown = Mutex<[String]>([])
    let pieces = (1...400).map { "some **words** \($0), " }
    let coach = ScriptedCoach(events: pieces.map { .piece($0) })
    let begun = try await stage.world.beginExchange("Hi", about: nil, with: coach.name)
    _ = try await stage.world.receive(begun, from: coach) { piece in
      shown.withLock { $0.append(piece) }
    }
    #expect(shown.withLock { $0 } == pieces)
  }
}
