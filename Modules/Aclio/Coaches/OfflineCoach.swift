import AclioModeration
import AclioPlanner
import CoreModels

/// The planner on this machine, as a coach.
struct OfflineCoach: Coach {
  var name: CoachName { .offline }

  func questions(for request: PlanRequest) async throws -> [CoachQuestion] {
    Planner.questions(about: request.forPlanner).enumerated().map { index, question in
      CoachQuestion(
        id: index + 1, question: question.question, placeholder: question.placeholder)
    }
  }

  func plan(for request: PlanRequest) async throws -> Plan {
    let (part, steps) = Planner.plan(for: request.forPlanner)
    return Plan(category: GoalCategory(part), steps: steps.map { Plan.Step($0) })
  }

  func moreSteps(for state: GoalState, as reader: CoachReader) async throws -> [Plan.Step] {
    Planner.moreSteps(for: state.forPlanner, as: reader.forPlanner).map { Plan.Step($0) }
  }

  func expand(
    _ step: GoalStep, of state: GoalState, as reader: CoachReader
  ) async throws -> Expansion {
    Expansion(
      Planner.guide(
        to: step.forPlanner(isDone: false), of: state.forPlanner, as: reader.forPlanner))
  }

  func doIt(_ step: GoalStep, of state: GoalState, as reader: CoachReader) async throws -> String {
    Planner.document(
      for: step.forPlanner(isDone: false), of: state.forPlanner, as: reader.forPlanner)
  }

  func chat(_ request: ChatRequest) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      for piece in answer(to: request).pieces { continuation.yield(piece) }
      continuation.finish()
    }
  }

  private func answer(to request: ChatRequest) -> String {
    let language = request.reader.language
    // A message about pain must not get the advice to begin with a small movement.
    if BodyCare.isHeavyDrinking(request.message) { return SafetyText.drinking.text(in: language) }
    if BodyCare.isPain(request.message) { return SafetyText.pain.text(in: language) }
    return OfflineAnswer(
      to: request.message, about: request.goal?.forPlanner, of: request.goals.map(\.forPlanner),
      isFirst: request.history.isEmpty, as: request.reader.forPlanner
    ).text
  }
}

extension String {
  /// The words with their leading blanks, as pieces of a streamed answer.
  var pieces: [String] {
    var pieces: [String] = []
    for character in self {
      if character.isWhitespace, pieces.last?.last?.isWhitespace == false || pieces.isEmpty {
        pieces.append("")
      }
      if pieces.isEmpty { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }
}
