import CoreModels

/// A person's input for a model: JSON between two markers that it cannot close.
struct PromptData {
  private var members: [String: JSONValue] = [:]

  /// Adds a text unless it is empty.
  mutating func add(_ name: String, _ text: String?) {
    if let text, !text.isEmpty { members[name] = .string(text) }
  }

  mutating func add(_ name: String, _ value: JSONValue) { members[name] = value }

  mutating func add(_ person: Profile) {
    var data = PromptData()
    data.add("name", person.name)
    data.add("age", person.age.map { "\($0)" })
    data.add("gender", person.gender)
    data.add("location", person.location)
    if !data.members.isEmpty { add("person", .object(data.members)) }
  }

  mutating func add(_ goals: [GoalState]) { add("goals", .array(goals.map(Self.json))) }

  mutating func add(_ goal: GoalState) { add("goal", Self.json(goal)) }

  mutating func add(_ step: GoalStep) {
    var data = PromptData()
    data.add("title", step.title)
    data.add("description", step.description)
    data.add("duration", step.duration)
    add("step", .object(data.members))
  }

  /// The maximum number of a goal's steps that a model sees.
  private static let stepLimit = 40

  private static func json(_ state: GoalState) -> JSONValue {
    var data = PromptData()
    data.add("name", state.goal.name)
    data.add("category", state.goal.category.rawValue)
    data.add("due", state.goal.dueDate?.description)
    data.add(
      "steps",
      .array(
        state.steps.prefix(stepLimit).map { step in
          ["title": .string(step.title), "done": .bool(state.done.contains(step.id))]
        }))
    return .object(data.members)
  }

  static let opening = "<data>"
  static let closing = "</data>"

  /// The text between its markers; angle brackets within are JSON-escaped.
  func text() throws -> String {
    let json = try JSON.text(JSONValue.object(members))
      .replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
    return "\(Self.opening)\n\(json)\n\(Self.closing)"
  }
}
