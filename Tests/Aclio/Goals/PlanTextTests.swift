import CoreModels
import Seeded
import Testing

@testable import Aclio

@Suite("A plan as text") struct PlanTextTests {
  @Test func `has a line per step, and what describes it indented`() throws {
    let day = try #require(Day("2026-11-30"))
    let steps = [
      PlanText.Step(
        mark: 1, title: "Buy shoes", description: "In a shop\nthat measures.",
        duration: "1 hour", due: day, parts: [.init(title: "Socks", isDone: true)]),
      PlanText.Step(mark: nil, title: "Run | jump", due: day),
      PlanText.Step(mark: 3, title: "Rest"),
    ]
    let text = PlanText.text(of: steps, help: "One\nTwo")
    #expect(
      text == """
        # One
        # Two

        1. Buy shoes | 1 hour | 2026-11-30
            In a shop
            that measures.
            [x] Socks
        Run \\| jump |  | 2026-11-30
        3. Rest

        """)
    #expect(try PlanText.steps(in: text, of: 3) == steps)
  }

  @Test(arguments: [
    ("  lost\nRun", GoalError.badPlan(line: 1, .descriptionFirst)), ("# help\n\n", .noSteps),
    ("", .noSteps), ("1. Run\n1. Run", .badPlan(line: 2, .markTwice("1"))),
    ("4. Run", .badPlan(line: 1, .unknownMark("4"))), ("Run\n    [ ]", .emptyTitle),
    ("2. | 1 hour", .emptyTitle),
    (String(repeating: "x", count: 201), .badPlan(line: 1, .titleTooLong)),
    ("Run\n " + String(repeating: "x", count: 2001), .badPlan(line: 2, .descriptionTooLong)),
    ("Run | " + String(repeating: "x", count: 61), .badPlan(line: 1, .descriptionTooLong)),
  ])
  func `says what is wrong with it`(text: String, error: GoalError) {
    #expect(throws: error) { try PlanText.steps(in: text, of: 3) }
  }

  @Test func `is read with any line endings`() throws {
    let steps = try PlanText.steps(in: "Run\r\n\tFar\r\n2. Rest\r\n", of: 2)
    #expect(steps.map(\.title) == ["Run", "Rest"])
    #expect(steps.map(\.description) == ["Far", ""])
    #expect(steps.map(\.mark) == [nil, 2])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `comes back as it was, whatever is in it`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let words = ["run", "|", "3.", "#", "é", "👟", "2026-11-30", "a|b", "[x]", "\\", "x\\y"]
    let some = { (random: inout SeededGenerator, most: Int) in
      (0..<Int.random(in: 1...most, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }.joined(separator: " ")
    }
    let steps = (1...5).map { number -> PlanText.Step in
      var step = PlanText.Step(mark: number, title: "t" + some(&random, 6))
      step.duration = Bool.random(using: &random) ? "d" + some(&random, 3) : nil
      step.due = Bool.random(using: &random) ? Day(epochDay: 20_000 + number) : nil
      step.description = Bool.random(using: &random) ? "e" + some(&random, 9) : ""
      return step
    }
    #expect(try PlanText.steps(in: PlanText.text(of: steps, help: "h"), of: 5) == steps)
  }
}
