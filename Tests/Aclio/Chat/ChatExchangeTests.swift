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

  /// Sends a message and receives the answer; returns the displayed text as well.
  @discardableResult
  private func send(
    _ text: String, to coach: ScriptedCoach, about goal: Goal? = nil
  ) async throws -> (answer: ChatMessage, shown: String, problem: (any ExplainedError)?) {
    let begun = try await stage.world.beginExchange(text, about: goal, with: coach.name)
    let shown = Mutex("")
    let (ended, problem) = try await stage.world.receive(begun, from: coach) { piece in
      shown.withLock { $0 += piece }
    }
    return (ended.answer, shown.withLock { $0 }, problem)
  }

  private func messages(about goal: Goal? = nil) async throws -> [ChatMessage] {
    let (now, id) = (stage.world.now(), goal?.id)
    return try await stage.world.store.read { try $0.conversation(about: id, at: now).messages }
  }

  @Test func `both sides are kept, in order`() async throws {
    let coach = ScriptedCoach(.piece("Run "), .piece("slowly."))
    let (answer, shown, problem) = try await send(" How? ", to: coach)
    #expect(shown == "Run slowly.")
    #expect(problem == nil)
    #expect(answer.state == .complete)
    let kept = try await messages()
    #expect(kept.map(\.text) == ["How?", "Run slowly."])
    #expect(kept.map(\.role) == [.user, .assistant])
    #expect(kept.map(\.coach) == [nil, .anthropic])
  }

  @Test func `the coach is told the goal, the person and the last twenty turns`() async throws {
    let goal = try await stage.keep("Run", ["Walk", "Jog"])
    let person = Profile(name: "Eva", age: 30)
    try await stage.world.store.collection(of: Profile.self).put(person)
    for number in 1...12 {
      try await send(
        "question \(number)", to: ScriptedCoach(.piece("answer \(number)")), about: goal)
    }
    let coach = ScriptedCoach(.piece("ok"))
    try await send("now", to: coach, about: goal)
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
    try await send("about running", to: ScriptedCoach(.piece("ok")), about: goal)
    let coach = ScriptedCoach(.piece("ok"))
    try await send("about all", to: coach)
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
    try await send(
      "Hi",
      to: ScriptedCoach(
        .run(look), .piece("One. "), .run(look), .run(second), .piece("Two. "), .run(look),
        .piece("Three."), .run(look)))
    let states = seen.withLock { $0.map { "\($0[1].state) \($0[1].text)" } }
    #expect(
      states == ["streaming ", "streaming One. ", "streaming One. Two. ", "streaming One. Two. "])
    #expect(try await messages()[1].text == "One. Two. Three.")
  }

  @Test func `an answer takes two changes of the log, however long it is`() async throws {
    let stage = stage
    let second: @Sendable () async -> Void = { stage.clock.advance(seconds: 1) }
    let before = try await stage.world.store.changes(limit: .max).changes.count
    try await send(
      "Hi",
      to: ScriptedCoach(
        .piece("a"), .run(second), .piece("b"), .run(second), .piece("c"), .run(second), .piece("d")
      ))
    #expect(try await stage.world.store.changes(limit: .max).changes.count == before + 3)
  }

  @Test func `what came before a crash stays, and is marked once its writer is gone`() async throws
  {
    let begun = try await stage.world.beginExchange("Hi", about: nil, with: .anthropic)
    let draft = ChatDraft(text: "Half of", savedAt: stage.world.now())
    try await stage.world.store.cache(JSON.data(draft), for: ChatDraft.key(begun.answer.id))
    #expect(try await messages()[1].state == .streaming)
    stage.clock.advance(seconds: 10)
    #expect(try await messages()[1].state == .interrupted)
    #expect(try await messages()[1].text == "Half of")
    // Reading the history stores the interrupted answer.
    _ = try await stage.aclio("chat", "--history")
    try await stage.world.store.cache(nil, for: ChatDraft.key(begun.answer.id))
    #expect(try await messages()[1].text == "Half of")
  }

  @Test func `a new message ends what a crash left, and tells the coach of it`() async throws {
    let begun = try await stage.world.beginExchange("Hi", about: nil, with: .anthropic)
    let draft = ChatDraft(text: "Half of", savedAt: stage.world.now())
    try await stage.world.store.cache(JSON.data(draft), for: ChatDraft.key(begun.answer.id))
    let coach = ScriptedCoach(.piece("Whole."))
    try await send("Again?", to: coach)
    #expect(coach.requests.first?.history.map(\.text) == ["Hi", "Half of"])
    #expect(try await messages().map(\.state) == [.complete, .interrupted, .complete, .complete])
  }

  @Test func `an error in the stream keeps what came and says why`() async throws {
    let (answer, _, problem) = try await send(
      "Hi", to: ScriptedCoach(.piece("Half"), .fail(NetError.connectionLost)))
    #expect(answer.text == "Half")
    #expect(answer.state == .interrupted)
    #expect(problem as? NetError == .connectionLost)
    #expect(try await messages().last == answer)
  }

  @Test func `an error before the stream keeps the message`() async throws {
    let (answer, _, problem) = try await send("Hi", to: ScriptedCoach(.fail(NetError.offline)))
    #expect(answer.text == "")
    #expect(problem as? NetError == .offline)
    #expect(try await messages().map(\.text) == ["Hi"])
    let coach = ScriptedCoach(.piece("ok"))
    try await send("Again", to: coach)
    #expect(coach.requests.first?.history == [])
  }

  @Test func `an answer without words is none`() async throws {
    let (answer, _, problem) = try await send("Hi", to: ScriptedCoach(.piece(" \n")))
    #expect(answer.state == .interrupted)
    #expect(problem as? ChatError == .noAnswer)
  }

  @Test func `Ctrl-C ends the answer and keeps what came`() async throws {
    var stage = stage
    let (presses, press) = AsyncStream.makeStream(of: Void.self)
    stage.world.interruption = { for await _ in presses { return } }
    let coach = ScriptedCoach(
      .piece("Half "), .piece("of it"), .run { press.yield() }, .hang)
    let begun = try await stage.world.beginExchange("Hi", about: nil, with: coach.name)
    let (ended, problem) = try await stage.world.receive(begun, from: coach) { _ in }
    #expect(ended.answer.text == "Half of it")
    #expect(ended.answer.state == .interrupted)
    #expect(problem == nil)
    #expect(try await messages().last == ended.answer)
  }

  @Test func `whoever waits may be told to stop, and what came is kept all the same`() async throws
  {
    let world = stage.world
    let (came, mark) = AsyncStream.makeStream(of: Void.self)
    let coach = ScriptedCoach(.piece("Half"), .run { mark.yield() }, .hang)
    let begun = try await world.beginExchange("Hi", about: nil, with: coach.name)
    let work = Task { try await world.receive(begun, from: coach) { _ in } }
    for await _ in came { break }
    work.cancel()
    #expect(try await work.value.exchange.answer.state == .interrupted)
    #expect(try await messages().map(\.text) == ["Hi", "Half"])
  }

  @Test func `an answer that is stopped elsewhere ends with what came`() async throws {
    let world = stage.world
    stage.clock.allow(sleeps: .max)
    let coach = ScriptedCoach(
      .piece("Half "), .piece("of it"), .run { try? await world.stopAnswers(about: nil) }, .hang)
    let (answer, _, problem) = try await send("Hi", to: coach)
    #expect(answer.state == .interrupted && problem == nil)
    #expect(try await messages().map(\.text) == ["Hi", "Half of it"])
    #expect(try await messages().last?.state == .interrupted)
  }

  @Test func `nothing comes back of a conversation that was deleted meanwhile`() async throws {
    let stage = stage
    let delete: @Sendable () async -> Void = { _ = try? await stage.aclio("chat", "--clear") }
    try await send("Hi", to: ScriptedCoach(.piece("Half"), .run(delete), .piece(" of it")))
    #expect(try await messages().isEmpty)
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
    try await send("one", to: ScriptedCoach(.piece("1")))
    stage.clock.advance(seconds: -3600)
    try await send("two", to: ScriptedCoach(.piece("2")))
    #expect(try await messages().map(\.text) == ["one", "1", "two", "2"])
  }

  @Test func `undo passes over what was said`() async throws {
    try await stage.keep("Run", ["Walk"])
    try await send("Hi", to: ScriptedCoach(.piece("Hello")))
    try await stage.world.store.undo()
    #expect(try await messages().count == 2)
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
