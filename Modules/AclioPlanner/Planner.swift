package import CoreModels

/// The offline planner: no key, no network, and the same plan for the same goal and day.
package enum Planner {
  /// Returns at most three questions whose answers would change the plan.
  package static func questions(about request: PlannerRequest) -> [PlannerQuestion] {
    let facts = PlanFacts(request)
    let language: [QuestionTopic] = facts.isOnlyInEnglish ? [.textLanguage] : []
    let asked = (language + QuestionTopic.asked(about: facts)).map(facts.question)
    return Array((facts.ownQuestions + asked).prefix(3))
  }

  /// Returns the last day named by the goal or the answers, possibly in the past.
  package static func deadline(of request: PlannerRequest) -> Day? {
    GoalReading(request).deadline
  }

  /// Returns a plan with notes about it.
  package static func plan(for request: PlannerRequest) -> PlannerPlan {
    PlanFacts(request).plan
  }

  /// Returns the parts of a goal that the planner did not understand, to be shown before questions.
  package static func remarks(on request: PlannerRequest) -> [String] {
    PlanFacts(request).remarks.map { $0.text(in: request.reader.language) }
  }

  /// Returns the goals in a text that names more than one.
  package static func goals(in text: String, today: Day) -> [String] {
    SeveralGoals(text, today: today).goals
  }

  /// Returns additional steps that continue a goal.
  package static func moreSteps(
    for goal: PlannerGoal, as reader: PlannerReader
  ) -> [PlannerStep] { FurtherSteps(goal: goal, reader: reader).steps }

  /// Returns a guide to a step, with resources.
  package static func guide(
    to step: PlannerStep, of goal: PlannerGoal, as reader: PlannerReader
  ) -> PlannerGuide { StepGuide(step: step, goal: goal, facts: goal.facts(for: reader)).guide }

  /// Returns a Markdown document for a step.
  package static func document(
    for step: PlannerStep, of goal: PlannerGoal, as reader: PlannerReader
  ) -> String {
    PlannerDocument(step: step, goal: goal, facts: goal.facts(for: reader)).markdown
  }
}
