import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Synchronization
import TestSupport
import Testing

@testable import Aclio

@Suite struct AclioRoutesTests {
  /// A hub whose coach is a test double.
  func hub(_ replies: ModelReply...) async throws -> Stage {
    var stage = try Stage.aclio()
    stage.world.http = ModelDouble(all: replies).client
    try stage.world.secrets.save(Voice.key, as: "aclio.anthropic-key")
    try await stage.world.store.set(CoachChoice.coach, to: .anthropic)
    return stage
  }

  func post(_ stage: Stage, _ path: String, _ body: String, language: String? = nil)
    async throws
    -> RouteAnswer
  {
    try await RouteAnswer(stage.world, path, Data(body.utf8), language: language)
  }

  let answer = Voice.anthropic.answer

  @Test func `Health says whether a coach can be asked`() async throws {
    let stage = try await hub()
    let reply = try await RouteAnswer(stage.world, "health", Data(), method: .get)
    #expect(
      reply.text
        == #"{"apiKeyConfigured":true,"models":{"MAIN":"claude-sonnet-4-5"},"status":"ok","timestamp":"2026-11-21T09:30:00Z"}"#
    )
  }

  @Test func `A plan has the contract's form`() async throws {
    let stage = try await hub(answer(Asked.planAnswer, nil))
    let reply = try await post(
      stage, "generate-steps",
      #"{"goal":"Run a marathon","due":"2027-03-01","location":{"city":"Brno","country":"CZ"},"profile":{"age":"40"}}"#
    )
    #expect(reply.status == 200)
    #expect(reply.type == "application/json; charset=utf-8")
    #expect(
      reply.text
        == #"{"category":"Health & Fitness","steps":[{"description":"Dobré. 👟","due":"2026-11-25","duration":"1 hour","id":1,"mapSearch":"running shop","title":"Kúpiť topánky"},{"description":"Slowly.","id":2,"title":"Run 1 km"}]}"#
    )
  }

  @Test(arguments: [
    ("generate-steps", "{}", "Goal is required"), ("generate-steps", "", "Goal is required"),
    ("generate-questions", #"{"goal":""}"#, "Goal is required"),
    ("generate-steps-stream", #"{"goal":null}"#, "Goal is required"),
    ("expand-step", #"{"goalName":"a"}"#, "Step is required"),
    ("do-it-for-me", #"{"step":""}"#, "Step is required"),
    ("talk-to-aclio", "{}", "Message is required"),
    ("talk-to-aclio-stream", #"{"message":" "}"#, "Message is required"),
  ])
  func `What is missing is named`(path: String, body: String, error: String) async throws {
    let reply = try await post(hub(), path, body)
    #expect(reply.status == 400)
    #expect(reply.text == #"{"error":"\#(error)"}"#)
  }

  @Test(arguments: ["{", "[]", "\"goal\"", "nonsense", "{\"goal\":\"a\"} x"])
  func `What is no JSON object is told in JSON`(body: String) async throws {
    let reply = try await post(hub(), "generate-steps", body)
    #expect(reply.status == 400)
    #expect(
      reply.text
        == #"{"error":"malformed_json","message":"The body is not a JSON object."}"#)
  }

  @Test(arguments: [
    ("generate-steps", #"{"goal":"I want to kill myself"}"#),
    ("generate-steps-stream", #"{"goal":"I want to kill myself"}"#),
    ("generate-questions", #"{"goalName":"I want to kill myself"}"#),
    ("generate-steps", #"{"goal":"Run a marathon","additionalContext":"I want to kill myself"}"#),
    ("expand-step", #"{"goal":"a","step":{"title":"I want to kill myself"}}"#),
    ("do-it-for-me", #"{"goal":"I want to kill myself","step":{"title":"a"}}"#),
    ("talk-to-aclio", #"{"message":"I want to kill myself"}"#),
    ("talk-to-aclio-stream", #"{"message":"I want to kill myself"}"#),
  ])
  func `Harm reaches no model, and help is named`(path: String, body: String) async throws {
    let reply = try await post(hub(), path, body)
    #expect(reply.status == 400)
    #expect(reply.json["error"] == "inappropriate")
    #expect(reply.json["message"]?.string?.contains("findahelpline.com") == true)
  }

  @Test func `Bodies and texts have limits`() async throws {
    let large = try await post(
      hub(), "generate-steps", #"{"goal":"\#(String(repeating: "a", count: 1 << 20))"}"#)
    #expect(large.status == 413)
    let long = try await post(
      hub(), "generate-steps", #"{"goal":"\#(String(repeating: "a", count: 501))"}"#)
    #expect(long.status == 400)
    #expect(long.json["error"] == "goal_too_long")
  }

  @Test(arguments: [
    (429, "", 429, "rate_limited"), (529, "", 503, "overloaded"), (504, "", 504, "timed_out"),
    (401, "", 500, "key_refused"), (400, "", 502, "request_refused"), (402, "", 500, "no_credit"),
    (413, "", 400, "too_long"),
  ])
  func `Trouble with the model keeps its meaning`(
    status: Int, word: String, expected: Int, error: String
  ) async throws {
    let trouble = Voice.anthropic.trouble(status, word, "x", headers: [.retryAfter: "30"])
    let reply = try await post(
      hub(trouble, trouble, trouble), "generate-steps", #"{"goal":"Run a marathon"}"#)
    #expect(reply.status == expected)
    #expect(reply.json["error"]?.string == error)
    if expected == 429 { #expect(reply.head.headerFields[.retryAfter] == "30") }
  }

  @Test func `An answer that is no plan is the hub's failure, and a refusal the model's`()
    async throws
  {
    let bad = answer("{}", nil)
    let unusable = try await post(
      hub(bad, bad), "generate-steps", #"{"goal":"Run a marathon"}"#)
    #expect(unusable.status == 502)
    #expect(unusable.json["error"] == "answer_unusable")
    let refused = try await post(
      hub(answer("no", "refusal")), "generate-steps", #"{"goal":"Run a marathon"}"#)
    #expect(refused.status == 400)
    #expect(refused.json["error"] == "ai_refused")
    for words in ["", "I cannot help with that."] {
      let again = answer(words, nil)
      let silent = try await post(
        hub(again, again), "generate-steps", #"{"goal":"Run a marathon"}"#)
      #expect(silent.status == 400)
      #expect(silent.json["error"] == "ai_refused")
    }
  }

  @Test func `Without a key it says so in the words that apps know`() async throws {
    let stage = try Stage.aclio()
    try await stage.world.store.set(CoachChoice.coach, to: .openai)
    let reply = try await post(stage, "generate-steps", #"{"goal":"Run a marathon"}"#)
    #expect(reply.status == 500)
    #expect(reply.json["error"] == "API key not configured on server")
  }

  @Test func `Streams begin at once, and end as the contract says`() async throws {
    let chat = try await post(
      hub(try Voice.anthropic.stream(["Dobrý ", "deň"])), "talk-to-aclio-stream",
      #"{"message":"Hi","goal":"Run a marathon","steps":[{"id":1,"title":"Start"}],"completedSteps":["1"]}"#
    )
    #expect(chat.type == "text/event-stream")
    #expect(
      chat.text == """
        : one moment

        data: {"text":"Dobrý "}

        data: {"text":"deň"}

        data: {"done":true}


        """)
    let steps = try await post(
      hub(answer(Asked.planAnswer, nil)), "generate-steps-stream", #"{"goal":"Run a marathon"}"#)
    let events = try steps.text.split(separator: "data: ").dropFirst().map {
      try JSONValue(parsing: Data($0.utf8))
    }
    let result = try #require(events.last?["result"])
    #expect(events.last?["done"] == true)
    #expect(try events.first?["chunk"]?.string == JSON.text(result))
  }

  @Test func `A stream that breaks ends with an error and never with done`() async throws {
    let broken = try await post(
      hub(try Voice.anthropic.stream(["a"], isWhole: false)), "talk-to-aclio-stream",
      #"{"message":"Hi"}"#)
    #expect(broken.status == 200)
    #expect(
      broken.text
        == ": one moment\n\ndata: {\"text\":\"a\"}\n\ndata: {\"error\":\"The answer was cut off.\"}\n\n"
    )
  }

  @Test func `The caller's language is that of the answer`() async throws {
    let double = ModelDouble(answer(#"{"questions":[]}"#, nil))
    var stage = try await hub()
    stage.world.http = double.client
    _ = try await post(
      stage, "generate-questions", #"{"goalName":"Run a marathon"}"#, language: "sk-SK,en;q=0.5")
    #expect(try double.bodies.first?["system"]?.string?.contains("in Slovak.") == true)
  }

  /// `HubCoach` against our own routes, whose coach is a double: the full round trip.
  @Test func `A hub's client and our hub understand each other`() async throws {
    let far = try await hub(
      answer(#"{"questions":[{"question":"How far?","placeholder":"3 km"}]}"#, nil),
      answer(Asked.planAnswer, nil), answer(Asked.planAnswer, nil),
      answer(
        #"{"detailedGuide":"Go.","resources":[{"name":"a","type":"book","cost":"free"}],"tips":["b"],"searchQuery":"c"}"#,
        nil), answer("# Done", nil), try Voice.anthropic.stream(["Hel", "lo"]))
    let world = far.world
    let client = HTTPClient { call in
      let name = String(call.url.split(separator: "/").last ?? "")
      let reply = try await RouteAnswer(world, name, call.body)
      return HTTPReply(
        response: reply.head, body: ByteStream(pieces: Array(reply.text.utf8).map { [$0] }))
    }
    let near = HubCoach(access: Voice.hub.access(client))
    #expect(
      try await near.questions(for: Asked.plan)
        == [CoachQuestion(id: 1, question: "How far?", placeholder: "3 km")])
    #expect(try await near.plan(for: Asked.plan) == Asked.expectedPlan)
    #expect(try await near.moreSteps(for: Asked.state, as: Asked.reader).count == 2)
    let step = Asked.state.steps[0]
    #expect(
      try await near.expand(step, of: Asked.state, as: Asked.reader)
        == Expansion(
          guide: "Go.", resources: [.init(name: "a", type: "book", cost: "free")], tips: ["b"],
          searchQuery: "c"))
    #expect(try await near.doIt(step, of: Asked.state, as: Asked.reader) == "# Done")
    #expect(await collect(near.chat(Asked.chat())).pieces == ["Hel", "lo"])
  }

  @Test func `What goes wrong at our hub is told apart by its client`() async throws {
    let busy = Voice.anthropic.trouble(529, headers: [.retryAfter: "60"])
    let far = try await hub(busy, busy, busy)
    let world = far.world
    let client = HTTPClient { call in
      let reply = try await RouteAnswer(world, "generate-steps", call.body)
      return HTTPReply(response: reply.head, body: ByteStream(Array(reply.text.utf8)))
    }
    await #expect(throws: CoachError.overloaded(retryAfter: 60)) {
      try await HubCoach(access: Voice.hub.access(client)).plan(for: Asked.plan)
    }
  }
}
