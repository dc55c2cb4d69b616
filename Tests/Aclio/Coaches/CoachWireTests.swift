import CoreModels
import CoreNet
import Foundation
import HTTPTypes
import Testing

@testable import Aclio

@Suite struct CoachWireTests {
  let data = #"""
    <data>
    {"answers":[{"answer":"Twice a week","question":"How often?"}],"due":"2027-03-01","goal":"Run a marathon","person":{"name":"Eva"},"today":"2026-11-21"}
    </data>
    """#

  @Test func `Anthropic is asked as its Messages API wants it`() async throws {
    let double = ModelDouble(Voice.anthropic.answer(Asked.planAnswer))
    _ = try await Voice.anthropic.coach(double).plan(for: Asked.plan)
    let call = try #require(double.calls.first)
    #expect(call.request.method == .post)
    #expect(call.url == "https://coach.example/v1/messages")
    #expect(
      call.request.headerFields.map { "\($0.name.canonicalName): \($0.value)" }.sorted() == [
        "anthropic-version: 2023-06-01", "content-type: application/json",
        "x-api-key: \(Voice.key)",
      ])
    let system = try Prompts.plan(for: Asked.plan).system
    #expect(
      try double.bodies == [
        [
          "model": "model-1", "max_tokens": 8000, "system": .string(system),
          "messages": [["role": "user", "content": .string(data)]],
        ]
      ])
  }

  @Test func `OpenAI is asked by schema, and others by the older name of the limit`() async throws {
    for (base, limit) in [
      ("https://api.openai.com", "max_completion_tokens"), ("https://a.example", "max_tokens"),
    ] {
      let double = ModelDouble(Voice.openai.answer(Asked.planAnswer))
      _ = try await Voice.openai.coach(double, base: base).plan(for: Asked.plan)
      let call = try #require(double.calls.first)
      #expect(call.url == base + "/v1/chat/completions")
      #expect(call.request.headerFields[.authorization] == "Bearer \(Voice.key)")
      let system = try Prompts.plan(for: Asked.plan).system
      #expect(
        try double.bodies == [
          [
            "model": "model-1", .init(limit): 8000,
            "messages": [
              ["role": "system", "content": .string(system)],
              ["role": "user", "content": .string(data)],
            ],
            "response_format": [
              "type": "json_schema",
              "json_schema": ["name": "plan", "strict": true, "schema": AnswerForm.plan.schema],
            ],
          ].object
        ])
    }
  }

  @Test func `A schema names every member, as strict servers want it`() throws {
    #expect(
      try JSON.text(AnswerForm.questions.schema) == """
        {"additionalProperties":false,"properties":{"questions":{"items":{\
        "additionalProperties":false,"properties":{"placeholder":{"type":"string"},\
        "question":{"type":"string"}},"required":["placeholder","question"],"type":"object"},\
        "type":"array"}},"required":["questions"],"type":"object"}
        """)
  }

  @Test func `Parameters that a server refuses are left out for good`() async throws {
    let voice = Voice.openai
    let double = ModelDouble(
      voice.trouble(400, "unsupported_parameter", "Unsupported parameter: 'max_tokens'"),
      voice.trouble(422, "", "response_format: json_schema is not supported"),
      voice.answer(Asked.planAnswer), voice.answer(Asked.planAnswer))
    let coach = voice.coach(double)
    _ = try await coach.plan(for: Asked.plan)
    _ = try await coach.plan(for: Asked.plan)
    let names = try double.bodies.map { body in
      ["max_tokens", "max_completion_tokens", "response_format"].filter { body[$0] != nil }
    }
    #expect(
      names == [
        ["max_tokens", "response_format"], ["max_completion_tokens", "response_format"],
        ["max_completion_tokens"], ["max_completion_tokens"],
      ])
  }

  @Test func `A server that goes on refusing is told`() async throws {
    let reply = Voice.openai.trouble(400, "", "no \u{1B}[31mway\nat all with \(Voice.key)")
    let double = ModelDouble(reply, reply)
    await #expect(throws: CoachError.badRequest("no way at all with …")) {
      try await Voice.openai.coach(double).plan(for: Asked.plan)
    }
  }

  @Test func `A hub is asked by the fields of its contract`() async throws {
    var request = Asked.plan
    request.person = Asked.reader.person
    request.language = .slovak
    let double = ModelDouble(
      .json(["questions": []]), .bytes(Asked.planAnswer), .bytes(Asked.planAnswer),
      .json(["detailedGuide": "a", "resources": [], "tips": [], "searchQuery": "b"]),
      .json(["result": "c"]), try Voice.hub.stream(["d"]))
    let coach = Voice.hub.coach(double)
    let (state, reader) = (Asked.state, Asked.reader)
    _ = try await coach.questions(for: request)
    _ = try await coach.plan(for: request)
    _ = try await coach.moreSteps(for: state, as: reader)
    _ = try await coach.expand(state.steps[0], of: state, as: reader)
    _ = try await coach.doIt(state.steps[0], of: state, as: reader)
    let history = [ChatTurn(role: .user, text: "Hi"), ChatTurn(role: .assistant, text: "Hello")]
    _ = await collect(coach.chat(Asked.chat(history: history)))
    #expect(
      double.calls.map(\.url)
        == [
          "generate-questions", "generate-steps", "generate-steps", "expand-step", "do-it-for-me",
          "talk-to-aclio-stream",
        ].map { "https://coach.example/api/\($0)" })
    #expect(
      double.calls.map { $0.request.headerFields[.acceptLanguage] ?? "" }.prefix(3) == [
        "sk", "sk", "en",
      ])
    #expect(
      double.calls.map { String(decoding: $0.body, as: UTF8.self) } == [
        #"{"goal":"Run a marathon"}"#,
        #"{"additionalContext":"How often?\nTwice a week\n\nToday is 2026-11-21. The goal is due on 2027-03-01.\n\nLanguage: sk","due":"2027-03-01","goal":"Run a marathon","location":{"display":"Brno"},"profile":{"age":40,"name":"Eva"}}"#,
        #"{"additionalContext":"These steps are there already. Add three to six that go on after them.\n- Buy shoes\n- Run 1 km","goal":"Run a marathon","location":{"display":"Brno"},"profile":{"age":40,"name":"Eva"}}"#,
        #"{"goalName":"Run a marathon","step":{"description":"Good ones.","title":"Buy shoes"}}"#,
        #"{"goalName":"Run a marathon","profile":{"age":40,"name":"Eva"},"step":{"description":"Good ones.","title":"Buy shoes"}}"#,
        #"{"chatHistory":[{"content":"Hi","role":"user"},{"content":"Hello","role":"assistant"}],"completedSteps":[1],"goalCategory":"Health & Fitness","goalName":"Run a marathon","message":"What now?","profile":{"age":40,"name":"Eva"},"steps":[{"id":1,"title":"Buy shoes"},{"id":2,"title":"Run 1 km"}]}"#,
      ])
  }
}

extension [String: JSONValue] {
  fileprivate var object: JSONValue { .object(self) }
}
