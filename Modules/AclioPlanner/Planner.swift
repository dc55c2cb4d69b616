package import CoreModels

/// The planner on this machine: no key, no network, the same plan for the same goal and day.
package enum Planner {
  /// At most three, whose answers would make the plan better.
  package static func questions(about request: PlannerRequest) -> [PlannerQuestion] {
    QuestionTopic.asked(about: GoalReading(request)).map { topic in
      PlannerQuestion(
        question: PlanningText.question(topic).text(in: request.reader.language),
        placeholder: PlanningText.placeholder(topic).text(in: request.reader.language))
    }
  }

  /// The last day that the goal's words or the answers name; may have passed.
  package static func deadline(of request: PlannerRequest) -> Day? {
    GoalReading(request).deadline
  }

  /// A plan, and what a person should know of it.
  package static func plan(for request: PlannerRequest) -> PlannerPlan {
    let facts = PlanFacts(request)
    return PlannerPlan(
      part: facts.reading.part, steps: facts.steps,
      notes: facts.notes.map { $0.text(in: request.reader.language) },
      confidence: facts.reading.confidence, isNeutral: facts.isNeutral)
  }

  /// What the planner did not understand of a goal, told before it asks.
  package static func remarks(on request: PlannerRequest) -> [String] {
    PlanFacts(request).remarks.map { $0.text(in: request.reader.language) }
  }

  /// The goals that a text names, where it names more than one.
  package static func goals(in text: String, today: Day) -> [String] {
    SeveralGoals(text, today: today).goals
  }

  /// Steps that go on where the goal's steps end.
  package static func moreSteps(
    for goal: PlannerGoal, as reader: PlannerReader
  ) -> [PlannerStep] { FurtherSteps(goal: goal, reader: reader).steps }

  /// How a step is done, and what helps with it.
  package static func guide(
    to step: PlannerStep, of goal: PlannerGoal, as reader: PlannerReader
  ) -> PlannerGuide { StepGuide(step: step, goal: goal, reader: reader).guide }

  /// What can be written down for a step, in Markdown.
  package static func document(
    for step: PlannerStep, of goal: PlannerGoal, as reader: PlannerReader
  ) -> String { PlannerDocument(step: step, goal: goal, reader: reader).markdown }
}
