import CoreModels
import Testing

@testable import AclioPlanner

@Suite("The days of steps") struct StepDayTests {
  private func plan(_ goal: String, _ language: Language = .english) -> PlannerPlan {
    Planner.plan(for: PlannerRequest(goal, language: language))
  }

  /// The days of a script's steps in a plan from Saturday, 21 November 2026.
  private func days(_ lines: [String], until end: String) -> [String] {
    let facts = PlanFacts(PlannerRequest("Learn to juggle five balls", due: end))
    let script = PlanScript(
      lines.enumerated().map { Sections.Line(number: $0.offset, text: Substring($0.element)) },
      facts: facts)
    return facts.onFittingDays(script.slots.map { $0.choices[0] }).map {
      "\($0.day.weekday.name) \($0.day) \($0.title)"
    }
  }

  @Test func `what takes most of a day is done on a free one`() {
    let end = "2027-02-28"
    #expect(
      days(
        ["@0 15m Look", "@20 4h Dig", "@21 1d Dig on", "@40 2h Rest", "@100 3h End"], until: end)
        == [
          "saturday 2026-11-21 Look", "saturday 2026-12-12 Dig", "sunday 2026-12-13 Dig on",
          "wednesday 2026-12-30 Rest", "sunday 2027-02-28 End",
        ])
    // Nothing is moved where the plan counts from its first or last day, or needs an office.
    #expect(
      days(["@0 15m Look", "@+3 4h Dig", "@50 4h Sit with the lawyer", "@-3 1d Pack"], until: end)
        == [
          "saturday 2026-11-21 Look", "tuesday 2026-11-24 Dig",
          "monday 2027-01-11 Sit with the lawyer", "thursday 2027-02-25 Pack",
        ])
  }

  @Test func `a day in a step's words moves with the step`() {
    #expect(
      days(["@0 15m Look", "@20 4h Dig until {date 20}", "@100 1h End"], until: "2027-02-28")[1]
        == "saturday 2026-12-12 Dig until 12 December")
  }

  @Test func `an office is visited before the last day rather than on it`() {
    #expect(
      days(["@0 15m Look", "@92 15m Ask the bank", "@100 1h End"], until: "2026-12-14")
        == [
          "saturday 2026-11-21 Look", "friday 2026-12-11 Ask the bank", "monday 2026-12-14 End",
        ])
  }

  @Test func `between the years the talk waits, and its preparation goes on`() {
    let request = PlannerRequest("Ask for a raise", due: "2027-01-15")
    let days = Planner.plan(for: request).steps.compactMap(\.due)
    #expect(Set(days).count >= days.count - 2, "\(days)")
  }

  @Test func `the evening before an interview is the evening before`() throws {
    let steps = plan("Prepare for an interview at a bank on 14 December").steps
    let evening = try #require(steps.first { $0.title.hasPrefix("Early evening") })
    #expect(evening.due == Day("2026-12-13"))
    #expect(steps.filter { $0.due == Day("2026-12-14") }.first?.title == "Be there")
  }

  @Test func `a short plan keeps what is done at its end`() {
    for goal in ["Job interview tomorrow", "Job interview today"] {
      #expect(plan(goal).steps.contains { $0.title.hasPrefix("Be there") }, "\(goal)")
    }
  }

  @Test func `no step is at Christmas if the plan ends after it`() throws {
    for end in ["2026-12-28", "2026-12-29", "2027-01-20"] {
      for step in Planner.plan(for: PlannerRequest("Write my will", due: end)).steps {
        let day = try #require(step.due)
        #expect(!(day.month == 12 && (24...26).contains(day.day)), "\(end): \(step)")
      }
    }
  }

  @Test func `the day before the 27th of December is the 26th`() {
    #expect(
      days(["@0 15m Look", "@-1 1h Cook", "@100 1h Eat"], until: "2026-12-27")
        == ["saturday 2026-11-21 Look", "saturday 2026-12-26 Cook", "sunday 2026-12-27 Eat"])
  }

  @Test func `the words of a day in another year stay`() {
    // The 20th percent is Saturday, 15 May 2027.
    let words = days(
      ["@0 15m Look", "@20 4h Dig, again on 13 May 2028", "@100 1h End"], until: "2029-04-28")[1]
    #expect(words.hasSuffix("Dig, again on 13 May 2028"))
  }

  @Test func `a day that another step names stays`() throws {
    let steps = plan("Finish my master's thesis by the end of May").steps
    let plan = try #require(steps.first { $0.title.hasPrefix("Divide the missing pages") })
    let draft = try #require(steps.first { $0.title.hasPrefix("The whole draft stands") }?.due)
    #expect(plan.title.contains(draft.inSentence(on: GoalExample.today).text(in: .english)))
  }
}
