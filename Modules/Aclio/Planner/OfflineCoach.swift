import CoreModels

/// The planner on this machine: no key, no network, the same plan for the same goal and day.
struct OfflineCoach: Coach {
  var name: CoachName { .offline }

  func questions(for request: PlanRequest) async throws -> [CoachQuestion] {
    QuestionTopic.asked(about: GoalReading(request)).enumerated().map { index, topic in
      CoachQuestion(
        id: index + 1, question: PlanningText.question(topic).text(in: request.language),
        placeholder: PlanningText.placeholder(topic).text(in: request.language))
    }
  }

  func plan(for request: PlanRequest) async throws -> Plan {
    let facts = PlanFacts(request)
    return Plan(category: facts.reading.category, steps: facts.steps)
  }

  func moreSteps(for state: GoalState, as reader: CoachReader) async throws -> [Plan.Step] {
    FurtherSteps(state: state, reader: reader).steps
  }

  func expand(
    _ step: GoalStep, of state: GoalState, as reader: CoachReader
  ) async throws -> Expansion {
    StepGuide(step: step, state: state, reader: reader).expansion
  }

  func doIt(_ step: GoalStep, of state: GoalState, as reader: CoachReader) async throws -> String {
    PlannerDocument(step: step, state: state, reader: reader).markdown
  }

  func chat(_ request: ChatRequest) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      for piece in OfflineAnswer(request).text.pieces { continuation.yield(piece) }
      continuation.finish()
    }
  }
}

extension String {
  /// Words with the blanks before them, as an answer comes.
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
