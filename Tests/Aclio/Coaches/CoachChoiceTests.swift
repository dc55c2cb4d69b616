import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes
import TestSupport
import Testing

@testable import Aclio

@Suite struct CoachChoiceTests {
  @Test func `The offline planner is there without a choice`() async throws {
    let stage = try Stage.aclio()
    #expect(try await stage.world.coach() is OfflineCoach)
    #expect(
      try await stage.aclioJSON("coach") == [
        "coach": "offline", "model": nil, "url": nil, "key": false, "ready": true,
      ])
  }

  @Test func `A remote coach without a key says how to set one`() async throws {
    let stage = try Stage.aclio()
    for coach in [CoachName.anthropic, .openai] {
      try await stage.world.store.set(CoachChoice.coach, to: coach)
      await #expect(throws: CoachError.noKey(coach)) { try await stage.world.coach() }
    }
    try await stage.world.store.set(CoachChoice.coach, to: .hub)
    await #expect(throws: CoachError.noAddress) { try await stage.world.coach() }
  }

  @Test func `A key is a secret, or stands in the environment`() async throws {
    var stage = try Stage.aclio()
    try await stage.world.store.set(CoachChoice.coach, to: .anthropic)
    stage.world.environment = ["ANTHROPIC_API_KEY": " a-key\n"]
    #expect(try await (stage.world.coach() as? AnthropicCoach)?.access.key == "a-key")
    stage.world.secrets = Secrets(
      environment: ["ACLIO_ANTHROPIC_KEY": "ours"], vault: .inMemory())
    #expect(try await (stage.world.coach() as? AnthropicCoach)?.access.key == "ours")
    stage.world.secrets = Secrets(
      environment: ["ACLIO_ANTHROPIC_KEY": "a\nb"], vault: .inMemory())
    await #expect(throws: CoachError.badKeyForm) { try await stage.world.coach() }
  }

  @Test func `A server of one's own needs no key`() async throws {
    let double = ModelDouble(Voice.openai.answer(#"{"questions":[]}"#))
    var stage = try Stage.aclio()
    stage.world.http = double.client
    _ = try await stage.aclio(
      "coach", "openai", "--url", "http://localhost:11434/v1/", "--model", "llama3.2")
    _ = try await stage.world.coach().questions(for: Asked.plan)
    #expect(double.calls.map(\.url) == ["http://localhost:11434/v1/chat/completions"])
    #expect(double.calls.first?.request.headerFields[.authorization] == nil)
    #expect(try double.bodies.first?["model"] == "llama3.2")
  }

  @Test func `Choosing says what is sent where, and asks for the key unseen`() async throws {
    let stage = try Stage.aclio(isInteractive: true, typed: [Voice.key])
    #expect(
      try await stage.aclio("coach", "anthropic") == """
        From now on Anthropic plans and answers.
        Goals, steps, messages and your profile are sent to api.anthropic.com when you
        ask for something.
        The key is stored with your secrets.

        Coach    Anthropic
        Model    claude-sonnet-4-5
        Address  https://api.anthropic.com
        Key      set

        """)
    #expect(stage.errors == "Key for Anthropic (not shown): \n")
    #expect(try stage.world.key(of: .anthropic) == Voice.key)
    #expect(try await stage.aclio("coach", "--forget-key").hasPrefix("The key has been removed."))
    #expect(try stage.world.key(of: .anthropic) == nil)
  }

  @Test func `In a pipe nobody is asked`() async throws {
    let stage = try Stage.aclio()
    #expect(
      try await stage.aclio("coach", "openai") == """
        From now on OpenAI plans and answers.
        Goals, steps, messages and your profile are sent to api.openai.com when you ask for something.

        Coach: OpenAI or a compatible server
        Model: gpt-4o-mini
        Address: https://api.openai.com
        Key: missing
        aclio coach openai asks for it; the variable ACLIO_OPENAI_KEY works too.

        """)
  }

  @Test func `A key can come through a pipe`() async throws {
    let stage = try Stage.aclio(files: ["-": "\(Voice.key)\n"])
    let json = try await stage.aclioJSON("coach", "anthropic", "--key-stdin")
    #expect(json["key"] == true && json["ready"] == true)
    #expect(try stage.world.key(of: .anthropic) == Voice.key)
    let empty = try Stage.aclio(files: ["-": "\n"])
    await #expect(throws: CoachError.badKeyForm) {
      try await empty.aclio("coach", "anthropic", "--key-stdin")
    }
  }

  @Test(arguments: [
    ["coach", "anthropic", "--url", "http://example.org"], ["coach", "hub", "--url", "nonsense"],
    ["coach", "hub", "--url", "https://user:pw@example.org"],
    ["coach", "hub", "--url", "https://example.org/?key=1"],
    ["coach", "openai", "--model", "two words"], ["coach", "offline", "--model", "a"],
    ["coach", "hub", "--model", "a"], ["coach", "--key-stdin"],
  ])
  func `What cannot be chosen changes nothing`(arguments: [String]) async throws {
    let stage = try Stage.aclio(files: ["-": "key"])
    await #expect(throws: (any Error).self) {
      try await stage.run(AclioPlugin.self, arguments)
    }
    #expect(try await stage.world.store.setting(CoachChoice.coach) == .offline)
    #expect(try await stage.world.store.setting(CoachChoice.hubURL) == "")
  }

  @Test(arguments: Voice.allCases)
  func `A test asks for a word`(voice: Voice) async throws {
    let double = ModelDouble(try voice.stream(["Hello", " \u{1B}[2Jthere."]))
    var stage = try Stage.aclio()
    stage.world.http = double.client
    _ = try await stage.aclio("coach", voice.name.rawValue, "--url", "https://coach.example")
    try stage.world.secrets.save(Voice.key, as: voice.name.key?.secret ?? "")
    #expect(
      try await stage.aclioJSON("coach", "test")
        == ["coach": .string(voice.name.rawValue), "answer": "Hello there."])
  }

  @Test func `A key stays with the server that it was given for`() async throws {
    let stage = try Stage.aclio(files: ["-": "\(Voice.key)\n"])
    let (one, other) = ("https://one.example", "https://other.example")
    _ = try await stage.aclio("coach", "openai", "--url", one, "--key-stdin")
    #expect(try stage.world.key(of: .openai, at: one) == Voice.key)
    _ = try await stage.aclio("coach", "openai", "--url", "\(one)/v1", "--model", "llama3")
    #expect(try stage.world.key(of: .openai, at: one) == Voice.key)
    let moved = try await stage.aclio("coach", "openai", "--url", other)
    #expect(moved.contains("The key has been removed."))
    #expect(try stage.world.key(of: .openai, at: other) == nil)
  }

  @Test func `The provider's own variable is for the provider alone`() async throws {
    var stage = try Stage.aclio()
    stage.world.environment["OPENAI_API_KEY"] = Voice.key
    #expect(try stage.world.key(of: .openai, at: "https://api.openai.com/v1") == Voice.key)
    #expect(try stage.world.key(of: .openai, at: "http://127.0.0.1:5251") == nil)
  }

  @Test(arguments: [20, 40, 80])
  func `The screen fits`(columns: Int) async throws {
    for language in Language.allCases {
      let stage = try Stage.aclio(isInteractive: true, columns: columns, language: language)
      let screen = try await stage.aclio("coach", "hub")
      #expect(screen.split(separator: "\n").allSatisfy { $0.count <= columns })
    }
  }
}
