import CoreModels
import CoreNet
import Testing

@testable import Aclio

@Suite struct ModelCoachTests {
  @Test(arguments: Voice.allCases)
  func `A plan is read, whatever the pieces it comes in`(voice: Voice) async throws {
    let double = ModelDouble(voice.answer(Asked.planAnswer))
    #expect(try await voice.coach(double).plan(for: Asked.plan) == Asked.expectedPlan)
    #expect(double.calls.map(\.timeout) == [.seconds(120)])
  }

  @Test(arguments: Voice.allCases)
  func `At most three questions are asked`(voice: Voice) async throws {
    let one = #"{"id":7,"question":"How far\ncan you run?","placeholder":"3 km"}"#
    let double = ModelDouble(voice.answer(#"{"questions":[\#(one),\#(one),\#(one),\#(one)]}"#))
    let questions = try await voice.coach(double).questions(for: Asked.plan)
    #expect(questions.map(\.id) == [1, 2, 3])
    #expect(
      questions.first
        == CoachQuestion(id: 1, question: "How far can you run?", placeholder: "3 km"))
  }

  @Test(arguments: Voice.allCases)
  func `Further steps are at most six`(voice: Voice) async throws {
    let steps = (1...8).map { #"{"title":"Step \#($0)","description":"Do it."}"# }
    let double = ModelDouble(
      voice.answer(#"{"category":"Career","steps":[\#(steps.joined(separator: ","))]}"#))
    let more = try await voice.coach(double).moreSteps(for: Asked.state, as: Asked.reader)
    #expect(more.map(\.title) == (1...6).map { "Step \($0)" })
  }

  @Test(arguments: Voice.allCases)
  func `A step is told in detail, with addresses of the web only`(voice: Voice) async throws {
    let double = ModelDouble(
      voice.answer(
        #"""
        {"detailedGuide":"## Shoes\nGo.","resources":[
          {"name":"Shop","description":null,"type":"website","url":"https://a.example/x","cost":"free"},
          {"name":"Bad","type":"website","url":"javascript:alert(1)","cost":null}],
         "tips":["Go early."],"searchQuery":"running shoes"}
        """#))
    let expansion = try await voice.coach(double)
      .expand(Asked.state.steps[0], of: Asked.state, as: Asked.reader)
    #expect(
      expansion
        == Expansion(
          guide: "## Shoes\nGo.",
          resources: [
            .init(name: "Shop", type: "website", url: "https://a.example/x", cost: "free"),
            .init(name: "Bad", type: "website"),
          ], tips: ["Go early."], searchQuery: "running shoes"))
  }

  @Test(arguments: Voice.allCases)
  func `The work is done as a document`(voice: Voice) async throws {
    let double = ModelDouble(try voice.document("# Plán\n\nMonday: run."))
    let document = try await voice.coach(double)
      .doIt(Asked.state.steps[1], of: Asked.state, as: Asked.reader)
    #expect(document == "# Plán\n\nMonday: run.")
  }

  @Test(arguments: Voice.models)
  func `An answer that cannot be used is asked for once more, with what was wrong`(voice: Voice)
    async throws
  {
    let double = ModelDouble(
      voice.answer(#"{"category":"Career","steps":[{"title":5}]}"#),
      voice.answer(Asked.planAnswer))
    #expect(try await voice.coach(double).plan(for: Asked.plan) == Asked.expectedPlan)
    let second = try #require(try double.bodies.last)
    let turns = try #require(second["messages"]?.elements).suffix(2)
    #expect(turns.map { $0["role"]?.string } == ["assistant", "user"])
    #expect(
      turns.last?["content"]?.string?.hasPrefix(
        "That answer could not be used: steps[0].title is missing or has the wrong type.") == true)
  }

  @Test(arguments: Voice.models)
  func `Nothing is asked a third time`(voice: Voice) async throws {
    let double = ModelDouble(voice.answer("I would rather talk."), voice.answer("{"))
    await #expect(throws: CoachError.unusable(.notJSON)) {
      try await voice.coach(double).plan(for: Asked.plan)
    }
    #expect(double.calls.count == 2)
  }

  @Test func `A hub asks its model again by itself`() async throws {
    let double = ModelDouble(.json(["steps": []]))
    await #expect(throws: CoachError.unusable(.noSteps)) {
      try await Voice.hub.coach(double).plan(for: Asked.plan)
    }
  }

  @Test(arguments: [(Voice.anthropic, "max_tokens"), (.openai, "length")])
  func `A cut answer is asked for once more, in brief`(voice: Voice, end: String) async throws {
    let double = ModelDouble(
      voice.answer(#"{"category":"#, end: end), voice.answer(#"{"category":"#, end: end))
    await #expect(throws: CoachError.cutAnswer) {
      try await voice.coach(double).plan(for: Asked.plan)
    }
    let advice = try double.bodies.last?["messages"]?.elements.last?["content"]?.string
    #expect(advice?.contains("it was cut off, so be briefer") == true)
  }

  @Test(arguments: [(Voice.anthropic, "refusal"), (.openai, "content_filter")])
  func `A refusal is not asked again`(voice: Voice, end: String) async throws {
    let double = ModelDouble(voice.answer("No.", end: end))
    await #expect(throws: CoachError.refused) {
      try await voice.coach(double).plan(for: Asked.plan)
    }
  }

  @Test func `OpenAI has a field for refusals`() async throws {
    let double = ModelDouble(
      .json([
        "choices": [["message": ["content": nil, "refusal": "No."], "finish_reason": "stop"]]
      ]))
    await #expect(throws: CoachError.refused) {
      try await Voice.openai.coach(double).plan(for: Asked.plan)
    }
  }

  @Test func `All text blocks of an answer are taken, and only those`() async throws {
    let half = Asked.planAnswer.index(Asked.planAnswer.startIndex, offsetBy: 60)
    let double = ModelDouble(
      .json([
        "content": [
          ["type": "thinking", "thinking": "{"],
          ["type": "text", "text": .string(String(Asked.planAnswer[..<half]))],
          ["type": "future"],
          ["type": "text", "text": .string(String(Asked.planAnswer[half...]))],
        ], "stop_reason": "a_new_reason",
      ]))
    #expect(try await Voice.anthropic.coach(double).plan(for: Asked.plan) == Asked.expectedPlan)
  }

  @Test func `An answer without a choice is asked for again`() async throws {
    let double = ModelDouble(
      .json(["choices": []]), .json(["choices": [["message": ["content": nil]]]]))
    await #expect(throws: CoachError.refused) {
      try await Voice.openai.coach(double).plan(for: Asked.plan)
    }
    // Servers would reject an empty turn of the assistant.
    #expect(try double.bodies.last?["messages"]?.elements.count == 2)
  }
}

extension JSONValue {
  /// The elements of an array; empty for any other value.
  var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }
}
