import CoreModels
import Testing

@testable import AclioPlanner

@Suite("Circumstances told beside the goal") struct CircumstanceTests {
  private func plan(_ goal: String) -> PlannerPlan { Planner.plan(for: PlannerRequest(goal)) }

  @Test(arguments: [
    ("Learn to code, I work nights", "work shifts"),
    ("Grow flowers, I have two kids and little time", "pieces of 20 minutes"),
    ("Start gardening, my back hurts", "at waist height"),
    ("Soundproof my bedroom, we rent", "landlord"),
  ])
  func `circumstances change what is done first`(_ goal: String, _ words: String) {
    let plan = plan(goal)
    #expect(plan.steps.asText.contains(words), "\(plan.steps.asText)")
    #expect(!plan.notes.contains { $0.hasPrefix("Not in the steps") }, "\(plan.notes)")
  }

  @Test func `what follows from a circumstance is a step of its own, early`() {
    let steps = plan("Learn to code, I work nights").steps
    #expect(steps[1].title.hasPrefix("Write your shifts into the plan"))
    let short = plan("Learn to code by 23 November, I work nights").steps
    #expect(short.count <= 9 && short.contains { ($0.title + $0.description).contains("shifts") })
  }
}
