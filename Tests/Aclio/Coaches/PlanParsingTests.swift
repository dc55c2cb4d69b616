import CoreModels
import Testing

@testable import Aclio

@Suite struct PlanParsingTests {
  func plan(_ answer: String) throws -> Plan {
    try PlanParsing(for: Asked.plan).plan(AnswerJSON.object(in: answer))
  }

  @Test(arguments: [
    Asked.planAnswer, "```json\n\(Asked.planAnswer)\n```", "```\n\(Asked.planAnswer)```",
    "Here {you} go:\n\(Asked.planAnswer)\nGood luck {friend}.", "\u{FEFF}\(Asked.planAnswer)",
    "<think>Let me see: {\"steps\":[]}</think>\n\(Asked.planAnswer)",
  ])
  func `A plan is found in fences and among prose`(answer: String) throws {
    #expect(try plan(answer) == Asked.expectedPlan)
  }

  @Test(arguments: [
    ("", AnswerProblem.empty), (" \n", .empty), ("I cannot help with that.", .prose),
    ("[1,2]", .notJSON), ("{", .notJSON), (#"{"steps":[{"title":"a","#, .notJSON),
    ("{}", .wrong(member: "steps")), (#"{"steps":{}}"#, .wrong(member: "steps")),
    (#"{"category":"Career","steps":[]}"#, .noSteps),
    (#"{"category":"Career","steps":["a"]}"#, .wrong(member: "steps[0].title")),
    (
      #"{"category":"Career","steps":[{"title":" ","description":"b"}]}"#,
      .wrong(member: "steps[0].title")
    ),
    (#"{"category":"Career","steps":[{"title":"a"}]}"#, .wrong(member: "steps[0].description")),
    (
      #"{"category":"Career","steps":[{"title":"a","description":"b","duration":5}]}"#,
      .wrong(member: "steps[0].duration")
    ),
    (#"{"steps":[{"title":"a","description":"b"}]}"#, .wrong(member: "category")),
    (#"{"category":"Cooking","steps":[{"title":"a","description":"b"}]}"#, .unknownCategory),
  ])
  func `What is no plan is refused, with what is wrong`(answer: String, problem: AnswerProblem) {
    #expect(throws: problem) { try plan(answer) }
  }

  @Test func `More than twenty steps are too many`() {
    let steps = (1...21).map { #"{"title":"\#($0)","description":"b"}"# }
    #expect(throws: AnswerProblem.tooManySteps(20)) {
      try plan(#"{"category":"Career","steps":[\#(steps.joined(separator: ","))]}"#)
    }
  }

  @Test(arguments: [
    ("Health & Fitness", GoalCategory.health), ("health and fitness", .health),
    ("Fitness", .health), ("HEALTH", .health), ("home", .home),
    ("Personal Development", .personalGrowth),
    ("Technology ", .technology),
  ])
  func `A category is the one that shares a word`(name: String, category: GoalCategory) {
    #expect(GoalCategory(nearest: name) == category)
  }

  @Test(arguments: [
    ("2026-11-21", true), ("2027-03-01", true), ("2026-11-20", false), ("2027-03-02", false),
    ("soon", false),
  ])
  func `A due day is one between today and the goal's`(day: String, isKept: Bool) throws {
    let plan = try plan(
      #"{"category":"Career","steps":[{"title":"a","description":"b","due":"\#(day)"}]}"#)
    #expect((plan.steps[0].due != nil) == isKept)
  }

  @Test func `Long texts are cut, and none drives a terminal`() throws {
    let long = String(repeating: "ž", count: 500)
    let plan = try plan(
      #"{"category":"Career","steps":[{"title":"\#(long)","description":"\u001b[31mred\u202e\ntwo"}]}"#
    )
    #expect(plan.steps[0].title.count == 120)
    #expect(plan.steps[0].title.hasSuffix("ž…"))
    #expect(plan.steps[0].description == "red\ntwo")
  }

  @Test func `Deep nesting is no plan and no crash`() {
    let deep = String(repeating: #"{"a":"#, count: 100_000)
    #expect(throws: AnswerProblem.notJSON) { try plan(deep) }
    #expect(throws: AnswerProblem.self) { try plan(deep + String(repeating: "}", count: 100_000)) }
  }
}
