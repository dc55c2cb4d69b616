import AclioPlanner

// Conversions between Aclio's values and its planner's.

extension CoachReader {
  var forPlanner: PlannerReader {
    PlannerReader(name: person.name, place: person.location, today: today, language: language)
  }
}

extension PlanRequest {
  var forPlanner: PlannerRequest {
    PlannerRequest(
      goal: goal, due: due,
      answers: answers.map { PlannerRequest.Answer(question: $0.question, answer: $0.answer) },
      reader: CoachReader(person: person, today: today, language: language).forPlanner)
  }
}

extension GoalState {
  var forPlanner: PlannerGoal {
    PlannerGoal(
      name: goal.name, due: goal.dueDate,
      steps: steps.map { $0.forPlanner(isDone: done.contains($0.id)) })
  }
}

extension GoalStep {
  func forPlanner(isDone: Bool) -> PlannerStep {
    PlannerStep(
      id: id, title: title, description: description, duration: duration, due: due,
      mapSearch: mapSearch, openParts: parts.filter { !$0.isDone }.map(\.title), isDone: isDone)
  }
}

extension Plan.Step {
  init(_ step: PlannerStep) {
    self.init(
      title: step.title, description: step.description, duration: step.duration, due: step.due,
      mapSearch: step.mapSearch)
  }
}

extension Expansion {
  init(_ guide: PlannerGuide) {
    self.init(
      guide: guide.text,
      resources: guide.resources.map { resource in
        Resource(
          name: resource.name, description: resource.description, type: resource.type, url: nil,
          cost: resource.cost)
      },
      tips: guide.tips, searchQuery: guide.searchQuery)
  }
}

extension GoalCategory {
  init(_ part: PartOfLife) {
    self =
      switch part {
      case .health: .health
      case .career: .career
      case .education: .education
      case .finance: .finance
      case .creative: .creative
      case .personalGrowth: .personalGrowth
      case .relationships: .relationships
      case .travel: .travel
      case .home: .home
      case .technology: .technology
      }
  }
}
