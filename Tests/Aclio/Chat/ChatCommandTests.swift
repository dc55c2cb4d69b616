import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("aclio chat") struct ChatCommandTests {
  private func stage(
    isInteractive: Bool = false, columns: Int = 80, files: [String: String] = [:],
    typed: [String] = [], language: Language = .english
  ) async throws -> Stage {
    let stage = try Stage.aclio(
      isInteractive: isInteractive, columns: columns, language: language, files: files, typed: typed
    )
    try await stage.keep("Run a marathon", ["Walk", "Jog"])
    return stage
  }

  private func said(_ stage: Stage, about goal: String? = "run a marathon") async throws -> [String]
  {
    let now = stage.world.now()
    return try await stage.world.store.read {
      try $0.conversation(about: goal, at: now).messages.map(\.text)
    }
  }

  @Test(arguments: [["marathon", "How", "am", "I", "doing?"], ["1", "How am I doing?"]])
  func `a message about a goal`(arguments: [String]) async throws {
    let stage = try await stage()
    let output = try await stage.run(AclioPlugin.self, ["chat"] + arguments)
    let messages = try await said(stage)
    #expect(messages.first == "How am I doing?")
    #expect(output == messages[1] + "\n")
  }

  @Test(arguments: [["How am I doing?"], ["How", "am", "I", "doing?"]])
  func `several words that name no goal are about all goals`(arguments: [String]) async throws {
    let stage = try await stage()
    try await stage.run(AclioPlugin.self, ["chat"] + arguments)
    #expect(try await said(stage, about: nil).first == "How am I doing?")
  }

  @Test func `a single word that names no goal is a goal that is not there`() async throws {
    let stage = try await stage(files: ["-": "Hello?"])
    await #expect(throws: GoalError.self) { try await stage.aclio("chat", "swimming") }
  }

  @Test func `a pipe is read`() async throws {
    let stage = try await stage(files: ["-": "Am I on time?\n"])
    _ = try await stage.aclio("chat", "marathon")
    #expect(try await said(stage).first == "Am I on time?")
  }

  @Test func `without anybody to ask a message is asked for`() async throws {
    let stage = try await stage()
    await #expect(throws: ChatError.noMessage) { try await stage.aclio("chat", "marathon") }
  }

  @Test func `JSON has both sides`() async throws {
    let stage = try await stage()
    let json = try await stage.aclioJSON("chat", "marathon", "Hello?")
    #expect(json["message"] == "Hello?")
    #expect(json["answer"] == .string(try await said(stage)[1]))
    #expect(json["state"] == "complete")
    #expect(json["coach"] == "offline")
    #expect(json["goal"] == "run a marathon")
  }

  @Test func `too long a message is refused and nothing is kept`() async throws {
    let stage = try await stage()
    await #expect(throws: TextViolation.self) {
      try await stage.aclio("chat", "marathon", String(repeating: "a", count: 2001))
    }
    #expect(try await said(stage) == [])
  }

  @Test func `words of self-harm are answered kindly`() async throws {
    let stage = try await stage()
    #expect(
      try await stage.aclio("chat", "I don't want to live anymore") == """
        This is not something to plan, and you do not have to carry it alone. Please talk to someone now.

        In Europe call 112, in the US call or text 988. findahelpline.com lists help in your country.

        """)
  }

  @Test(arguments: ["I want to die", "Everyone would be better off without me", "I feel hopeless"])
  func `a crisis is answered at once, and no coach is told`(message: String) async throws {
    let stage = try await stage()
    let begun = try await stage.world.beginExchange(message, about: nil, with: .anthropic)
    #expect(begun.request == nil)
    #expect(begun.answer.text.contains("findahelpline.com"))
  }

  @Test func `of an answer that never began nothing is kept`() async throws {
    var stage = try await stage()
    try await stage.world.store.transaction { transaction in
      try transaction.set(CoachChoice.coach, to: .openai)
      try transaction.set(CoachChoice.openAIURL, to: "https://coach.example")
    }
    stage.world.http = .unavailable
    let talk = stage
    await #expect(throws: CoachError.network(.offline)) {
      _ = try await talk.aclio("chat", "marathon", "Hello?")
    }
    #expect(!stage.output.contains("interrupted"))
    #expect(try await said(stage) == ["Hello?"])
  }

  @Test func `and at 20 and 40 columns`() async throws {
    #expect(
      try await stage(isInteractive: true, columns: 40).aclio("chat", "end my life now please")
        == """
        This is not something to plan, and you
        do not have to carry it alone. Please
        talk to someone now.

        In Europe call 112, in the US call or
        text 988. findahelpline.com lists help
        in your country.

        """)
    #expect(
      try await stage(isInteractive: true, columns: 20, language: .slovak)
        .aclio("chat", "nechcem už žiť ani deň") == """
          S týmto plán
          nepomôže, no
          nemusíte to niesť
          bez pomoci. Prosím,
          porozprávajte sa s
          niekým hneď teraz.

          V Európe volajte
          112, v USA volajte
          alebo píšte na 988.
          Pomoc vo vašej
          krajine nájdete na
          findahelpline.com.
          Na Slovensku vás
          zadarmo a kedykoľvek
          vypočuje Linka
          dôvery Nezábudka,
          0800 800 566.

          """)
  }

  @Test func `getting over self-harm is talked about, with help named`() async throws {
    let stage = try await stage()
    #expect(
      try await stage.aclio("chat", "I want to stop hurting myself").hasSuffix(
        """
        Good that you are working on this. When it gets hard: 112 in Europe, 988 in the US, or \
        findahelpline.com.

        """))
  }

  @Test func `a talk goes on until an empty line`() async throws {
    let stage = try await stage(
      isInteractive: true, columns: 40,
      typed: ["  First?", String(repeating: "a", count: 2001), "end my life", "", "never"])
    let output = try await stage.aclio("chat", "marathon")
    #expect(output.hasPrefix("Run a marathon\noffline coach · an empty line ends the\nchat\n\n"))
    #expect(output.contains("The text is too long"))
    #expect(output.contains("findahelpline.com"))
    let messages = try await said(stage)
    #expect(messages.count == 4)
    #expect(messages.first == "First?")
    #expect(messages[2] == "end my life")
  }

  @Test func `what was said is shown again`() async throws {
    let stage = try await stage(isInteractive: true, columns: 40)
    #expect(
      try await stage.aclio("chat", "marathon", "--history") == "Nothing has been said yet.\n")
    let begun = try await stage.world.beginExchange(
      "How shall I begin, with so little time?", about: nil, with: .offline)
    let coach = ScriptedCoach(.piece("- **Walk**\n- Rest after it, for as long as you like"))
    _ = try await stage.world.receive(begun, from: coach) { _ in }
    _ = try await stage.world.beginExchange("Then?", about: nil, with: .anthropic)
    stage.clock.advance(seconds: 60)
    #expect(
      try await stage.aclio("chat", "--history") == """
        You · 21 Nov 2026 09:30
        How shall I begin, with so little time?

        offline coach · 21 Nov 2026 09:30
        • Walk
        • Rest after it, for as long as you like

        You · 21 Nov 2026 09:30
        Then?

        Claude · 21 Nov 2026 09:30
        (interrupted; what arrived is saved)

        """)
    let json = try await stage.aclioJSON("chat", "--history")
    guard case .array(let messages) = json["messages"] else {
      Issue.record("no messages")
      return
    }
    #expect(messages.count == 4)
    #expect(messages.last?["state"] == "interrupted")
  }

  @Test func `clearing deletes that talk alone, and undo brings it back`() async throws {
    let stage = try await stage()
    _ = try await stage.aclio("chat", "marathon", "Hello?")
    _ = try await stage.aclio("chat", "Hello to all")
    let before = try await said(stage)
    #expect(
      try await stage.aclio("chat", "marathon", "--clear")
        == "Deleted: 2 messages. Undo brings them back.\n")
    #expect(try await said(stage) == [])
    #expect(try await said(stage, about: nil).count == 2)
    try await stage.world.store.undo()
    #expect(try await said(stage) == before)
    #expect(try await stage.aclioJSON("chat", "--clear")["deleted"] == 2)
    #expect(try await stage.aclio("chat", "--clear") == "There was nothing to delete.\n")
  }
}
