import CoreModels

/// The planner on this machine: no key, no network, the same plan for the same goal and day.
struct OfflineCoach: Coach {
  var name: CoachName { .offline }

  func questions(for request: PlanRequest) async throws -> [CoachQuestion] { [] }

  func plan(for request: PlanRequest) async throws -> Plan {
    let titles = [
      "Write down what done looks like", "Do the smallest piece now", "Ask someone who did it",
      "Choose three hours a week", "Finish the first quarter", "Finish the first half",
      "Look at what slows you down", "Finish it",
    ]
    return Plan(
      category: .personalGrowth,
      steps: titles.enumerated().map { index, title in
        Plan.Step(
          title: title, description: request.goal, duration: "15 minutes",
          due: request.today.advanced(by: index * 7))
      })
  }

  func moreSteps(for state: GoalState, as reader: CoachReader) async throws -> [Plan.Step] {
    ["Look back", "Choose what comes next", "Keep what worked"].map {
      Plan.Step(title: $0, description: state.goal.name)
    }
  }

  func expand(
    _ step: GoalStep, of state: GoalState, as reader: CoachReader
  ) async throws -> Expansion {
    Expansion(guide: step.description, resources: [], tips: [], searchQuery: step.title)
  }

  func doIt(_ step: GoalStep, of state: GoalState, as reader: CoachReader) async throws -> String {
    "# \(step.title)\n"
  }

  func chat(_ request: ChatRequest) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      continuation.yield("I am the offline planner.")
      continuation.finish()
    }
  }
}
