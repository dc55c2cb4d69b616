import AclioModeration
import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// A validated API request, tolerant of the member names that older apps use.
struct APICall: Sendable {
  let world: World
  private let body: JSONValue
  private let language: Language

  /// The maximum size of a body, in bytes.
  private static let limit = 1 << 20

  init(_ request: RouteRequest, in world: World) throws(APIInputError) {
    self.world = world
    let accepted = request.head.headerFields[.acceptLanguage]?.split(separator: ",").first
    language = accepted.flatMap { Language(tag: $0.trimmingWhitespace()) } ?? world.language
    guard request.body.count <= Self.limit else { throw .tooLarge }
    guard !request.body.isEmpty else {
      body = [:]
      return
    }
    guard let json = try? JSONValue(parsing: request.body), case .object = json else {
      throw .malformed
    }
    body = json
  }

  /// The goal, with the context for a plan.
  func planRequest() throws -> PlanRequest {
    let text = body["goal"]?.string ?? body["goalName"]?.string ?? ""
    guard !text.trimmingWhitespace().isEmpty else { throw APIInputError.missing("Goal") }
    let goal = try GoalRules.goal(text)
    let context = try GoalRules.context(body["additionalContext"]?.text ?? "")
    try Moderation.require([goal, context])
    return PlanRequest(
      goal: goal, due: body["due"]?.string.flatMap { Day($0) }, today: world.today,
      answers: context.isEmpty ? [] : [PlanRequest.Answer(question: "Context", answer: context)],
      person: person, language: language)
  }

  /// A step with its goal.
  func stepOfGoal() throws -> (GoalStep, GoalState) {
    guard let json = body["step"], (json["title"] ?? json).string != nil,
      let step = step(from: json, id: "1")
    else { throw APIInputError.missing("Step") }
    let state = goal(steps: [step], done: [])
    try Moderation.require([state.goal.name, step.title, step.description])
    return (step, state)
  }

  /// A message, with its conversation and goal.
  func chatRequest() throws -> ChatRequest {
    guard let text = body["message"]?.string, !text.trimmingWhitespace().isEmpty else {
      throw APIInputError.missing("Message")
    }
    let message = try GoalRules.chat(text)
    try Moderation.require([message])
    let steps = body.list("steps").prefix(200).enumerated().compactMap { index, json in
      step(from: json, id: json["id"]?.text ?? "\(index + 1)")
    }
    let state = goal(steps: steps, done: Set(body.list("completedSteps").compactMap(\.text)))
    let history = body.list("chatHistory").suffix(20).compactMap { turn -> ChatTurn? in
      guard let text = turn["content"]?.text ?? turn["text"]?.text, !text.isEmpty else {
        return nil
      }
      let isCoach = turn["role"]?.string == "assistant"
      return ChatTurn(
        role: isCoach ? .assistant : .user, text: String(text.prefix(isCoach ? 20_000 : 2000)))
    }
    return ChatRequest(
      message: message, goal: state.goal.name.isEmpty ? nil : state, history: history,
      reader: reader())
  }

  func reader() -> CoachReader {
    CoachReader(person: person, today: world.today, language: language)
  }

  private var person: Profile {
    let (profile, location) = (body["profile"], body["location"])
    let place =
      location?["display"]?.text
      ?? [location?["city"]?.text, location?["country"]?.text].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return Profile(
      name: short(profile?["name"]), age: profile?["age"]?.text.flatMap { Int($0) },
      gender: short(profile?["gender"]),
      location: String((place.isEmpty ? location?.text ?? "" : place).prefix(100)))
  }

  private func short(_ value: JSONValue?) -> String {
    String((value?.text ?? "").trimmingWhitespace().prefix(100))
  }

  private func goal(steps: [GoalStep], done: Set<String>) -> GoalState {
    let name = body["goalName"]?.text ?? body["goal"]?.text ?? ""
    let category = body["goalCategory"]?.text.flatMap { GoalCategory(nearest: $0) }
    let look = (category ?? .personalGrowth).look
    return GoalState(
      goal: Goal(
        id: "", name: String(name.trimmingWhitespace().prefix(500)),
        category: category ?? .personalGrowth, iconKey: look.icon, iconColor: look.color,
        createdAt: world.now()), steps: steps, done: done)
  }

  private func step(from json: JSONValue, id: String) -> GoalStep? {
    guard let title = json["title"]?.text?.trimmingWhitespace() ?? json.string, !title.isEmpty
    else { return nil }
    return GoalStep(
      id: id, goal: "", position: 0, title: String(title.prefix(500)),
      description: String((json["description"]?.text ?? "").prefix(4000)),
      duration: json["duration"]?.text)
  }
}

/// The reason why a request cannot be used.
enum APIInputError: Error, Hashable {
  case tooLarge, malformed
  case missing(String)

  var trouble: APITrouble {
    switch self {
    case .tooLarge: .tooLarge
    case .malformed: .malformed
    case .missing(let field): .missing(field)
    }
  }
}

extension JSONValue {
  /// A string, or a number as a string: apps send ids and ages as either.
  fileprivate var text: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    default: nil
    }
  }

  /// The elements of a member that is an array; empty otherwise.
  fileprivate func list(_ name: String) -> [JSONValue] {
    if case .array(let values)? = self[name] { values } else { [] }
  }
}

extension GoalRules {
  /// An app's addition to a goal, questions with their answers: at most 5000 characters.
  fileprivate static func context(_ text: String) throws(TextViolation) -> String {
    try TextRule("context", characters: 0...5000).validate(text)
  }
}
