package import CoreModels

/// The offline planner: no key, no network, and the same plan for the same goal and day.
package enum Planner {
  /// Returns at most three questions whose answers would improve the plan.
  package static func questions(about request: PlannerRequest) -> [PlannerQuestion] {
    QuestionTopic.asked(about: GoalReading(request)).map { topic in
      PlannerQuestion(
        question: PlanningText.question(topic).text(in: request.reader.language),
        placeholder: PlanningText.placeholder(topic).text(in: request.reader.language))
    }
  }

  /// Returns the last day named by the goal or the answers, possibly in the past.
  package static func deadline(of request: PlannerRequest) -> Day? {
    GoalReading(request).deadline
  }

  /// Returns the goal's part of life and its steps.
  package static func plan(
    for request: PlannerRequest
  ) -> (part: PartOfLife, steps: [PlannerStep]) {
    let facts = PlanFacts(request)
    return (facts.reading.part, facts.steps)
  }

  /// Returns additional steps that continue a goal.
  package static func moreSteps(
    for goal: PlannerGoal, as reader: PlannerReader
  ) -> [PlannerStep] { FurtherSteps(goal: goal, reader: reader).steps }

  /// Returns a guide to a step, with resources.
  package static func guide(
    to step: PlannerStep, of goal: PlannerGoal, as reader: PlannerReader
  ) -> PlannerGuide { StepGuide(step: step, goal: goal, reader: reader).guide }

  /// Returns a Markdown document for a step.
  package static func document(
    for step: PlannerStep, of goal: PlannerGoal, as reader: PlannerReader
  ) -> String { PlannerDocument(step: step, goal: goal, reader: reader).markdown }
}
