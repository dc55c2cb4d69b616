import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import Aclio

@Suite("An exchange that is cut off") struct CutOffExchangeTests {
  private var stage: Stage

  init() throws { stage = try .aclio() }

  @Test func `what came before a crash stays, and is marked once its writer is gone`() async throws
  {
    let begun = try await stage.world.beginExchange("Hi", about: nil, with: .anthropic)
    let draft = ChatDraft(text: "Half of", savedAt: stage.world.now())
    try await stage.world.store.cache(JSON.data(draft), for: ChatDraft.key(begun.answer.id))
    #expect(try await stage.messages()[1].state == .streaming)
    stage.clock.advance(seconds: 10)
    #expect(try await stage.messages()[1].state == .interrupted)
    #expect(try await stage.messages()[1].text == "Half of")
    // Reading the history stores the interrupted answer.
    _ = try await stage.aclio("chat", "--history")
    try await stage.world.store.cache(nil, for: ChatDraft.key(begun.answer.id))
    #expect(try await stage.messages()[1].text == "Half of")
  }

  @Test func `a new message ends what a crash left, and tells the coach of it`() async throws {
    let begun = try await stage.world.beginExchange("Hi", about: nil, with: .anthropic)
    let draft = ChatDraft(text: "Half of", savedAt: stage.world.now())
    try await stage.world.store.cache(JSON.data(draft), for: ChatDraft.key(begun.answer.id))
    let coach = ScriptedCoach(.piece("Whole."))
    try await stage.say("Again?", to: coach)
    #expect(coach.requests.first?.history.map(\.text) == ["Hi", "Half of"])
    #expect(
      try await stage.messages().map(\.state) == [.complete, .interrupted, .complete, .complete])
  }

  @Test func `an error in the stream keeps what came and says why`() async throws {
    let (answer, _, problem) = try await stage.say(
      "Hi", to: ScriptedCoach(.piece("Half"), .fail(NetError.connectionLost)))
    #expect(answer.text == "Half")
    #expect(answer.state == .interrupted)
    #expect(problem as? NetError == .connectionLost)
    #expect(try await stage.messages().last == answer)
  }

  @Test func `an error before the stream keeps the message`() async throws {
    let (answer, _, problem) = try await stage.say("Hi", to: ScriptedCoach(.fail(NetError.offline)))
    #expect(answer.text == "")
    #expect(problem as? NetError == .offline)
    #expect(try await stage.messages().map(\.text) == ["Hi"])
    let coach = ScriptedCoach(.piece("ok"))
    try await stage.say("Again", to: coach)
    #expect(coach.requests.first?.history == [])
  }

  @Test func `an answer without words is none`() async throws {
    let (answer, _, problem) = try await stage.say("Hi", to: ScriptedCoach(.piece(" \n")))
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
    #expect(try await stage.messages().last == ended.answer)
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
    #expect(try await stage.messages().map(\.text) == ["Hi", "Half"])
  }

  @Test func `an answer that is stopped elsewhere ends with what came`() async throws {
    let world = stage.world
    stage.clock.allow(sleeps: .max)
    let coach = ScriptedCoach(
      .piece("Half "), .piece("of it"), .run { try? await world.stopAnswers(about: nil) }, .hang)
    let (answer, _, problem) = try await stage.say("Hi", to: coach)
    #expect(answer.state == .interrupted && problem == nil)
    #expect(try await stage.messages().map(\.text) == ["Hi", "Half of it"])
    #expect(try await stage.messages().last?.state == .interrupted)
  }

  @Test func `nothing comes back of a conversation that was deleted meanwhile`() async throws {
    let stage = stage
    let delete: @Sendable () async -> Void = { _ = try? await stage.aclio("chat", "--clear") }
    try await stage.say("Hi", to: ScriptedCoach(.piece("Half"), .run(delete), .piece(" of it")))
    #expect(try await stage.messages().isEmpty)
  }
}
