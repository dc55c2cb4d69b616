import CoreModels

/// The request bodies of the Aclio HTTP API.
enum HubWire {
  /// `generate-steps`. Only Daybook's hub understands `due`; others read it in the context.
  static func body(of request: PlanRequest) -> [String: JSONValue] {
    var body = common(request.person)
    body["goal"] = .string(request.goal)
    var context = request.answers.map { "\($0.question)\n\($0.answer)" }
    if let due = request.due {
      body["due"] = .string(due.description)
      context.append("Today is \(request.today). The goal is due on \(due).")
    }
    if request.language != .english { context.append("Language: \(request.language.rawValue)") }
    if !context.isEmpty { body["additionalContext"] = .string(context.joined(separator: "\n\n")) }
    return body
  }

  /// `generate-steps`, for steps that continue a goal's plan.
  static func body(
    ofMoreStepsFor state: GoalState, as reader: CoachReader
  ) -> [String: JSONValue] {
    let request = PlanRequest(
      goal: state.goal.name, due: state.goal.dueDate, today: reader.today,
      answers: [
        PlanRequest.Answer(
          question: "These steps are there already. Add three to six that go on after them.",
          answer: state.steps.map { "- \($0.title)" }.joined(separator: "\n"))
      ], person: reader.person, language: reader.language)
    return body(of: request)
  }

  /// `talk-to-aclio-stream`; steps are identified by position, from 1.
  static func body(of request: ChatRequest) -> [String: JSONValue] {
    var body: [String: JSONValue] = ["message": .string(request.message)]
    body["chatHistory"] = .array(
      request.history.suffix(20).map {
        ["role": .string($0.role.rawValue), "content": .string($0.text)]
      })
    body["profile"] = profile(of: request.reader.person)
    if let state = request.goal {
      body["goalName"] = .string(state.goal.name)
      body["goalCategory"] = .string(state.goal.category.rawValue)
      let steps = state.steps.enumerated()
      body["steps"] = .array(
        steps.map { index, step in
          ["id": .integer(Int64(index + 1)), "title": .string(step.title)]
        })
      body["completedSteps"] = .array(
        steps.filter { state.done.contains($0.element.id) }.map { .integer(Int64($0.offset + 1)) })
    } else if !request.goals.isEmpty {
      body["goalName"] = .string(request.goals.map(\.goal.name).joined(separator: "; "))
    }
    return body
  }

  static func json(_ step: GoalStep) -> JSONValue {
    ["title": .string(step.title), "description": .string(step.description)]
  }

  /// `nil` if the profile is empty.
  static func profile(of person: Profile) -> JSONValue? {
    var profile: [String: JSONValue] = [:]
    if !person.name.isEmpty { profile["name"] = .string(person.name) }
    if let age = person.age { profile["age"] = .integer(Int64(age)) }
    if !person.gender.isEmpty { profile["gender"] = .string(person.gender) }
    return profile.isEmpty ? nil : .object(profile)
  }

  private static func common(_ person: Profile) -> [String: JSONValue] {
    var body: [String: JSONValue] = [:]
    body["profile"] = profile(of: person)
    if !person.location.isEmpty { body["location"] = ["display": .string(person.location)] }
    return body
  }
}
