import CoreModels
import CoreNet
import CoreTerminal
import HTTPTypes

/// Strictly parses the answers of models and hubs. Missing and mistyped members are an
/// ``AnswerProblem``; unknown members are ignored, and long texts are cut.
struct PlanParsing {
  /// The allowed range of due days: from today to the goal's.
  var days: ClosedRange<Day>?

  /// The due days a request allows for its steps; `nil` if the goal has none.
  init(for request: PlanRequest) {
    days = request.due.map { request.today...max($0, request.today) }
  }

  /// The due days an existing goal allows for its steps.
  init(for state: GoalState, today: Day) {
    days = state.goal.dueDate.map { today...max($0, today) }
  }

  /// The maximum number of steps in a plan.
  static let stepLimit = 20

  func plan(_ json: JSONValue) throws(AnswerProblem) -> Plan {
    let steps = try steps(json)
    guard let name = json["category"]?.string else { throw .wrong(member: "category") }
    guard let category = GoalCategory(nearest: name) else { throw .unknownCategory }
    return Plan(category: category, steps: steps)
  }

  func steps(_ json: JSONValue) throws(AnswerProblem) -> [Plan.Step] {
    let list = try json.list("steps")
    guard !list.isEmpty else { throw .noSteps }
    guard list.count <= Self.stepLimit else { throw .tooManySteps(Self.stepLimit) }
    var steps: [Plan.Step] = []
    for (index, step) in list.enumerated() {
      let path = "steps[\(index)]"
      let due = try step.optionalLine("due", in: path, limit: 40).flatMap { Day($0) }
      steps.append(
        Plan.Step(
          title: try step.line("title", in: path, limit: 120),
          description: try step.text("description", in: path, limit: 2000),
          duration: try step.optionalLine("duration", in: path, limit: 60),
          due: due.flatMap { day in days?.contains(day) ?? false ? day : nil },
          mapSearch: try step.optionalLine("mapSearch", in: path, limit: 120)))
    }
    return steps
  }

  /// At most three questions, numbered from 1.
  static func questions(_ json: JSONValue) throws(AnswerProblem) -> [CoachQuestion] {
    var questions: [CoachQuestion] = []
    for (index, question) in try json.list("questions").prefix(3).enumerated() {
      let path = "questions[\(index)]"
      questions.append(
        CoachQuestion(
          id: index + 1, question: try question.line("question", in: path, limit: 300),
          placeholder: try question.optionalLine("placeholder", in: path, limit: 200) ?? ""))
    }
    return questions
  }

  static func expansion(_ json: JSONValue) throws(AnswerProblem) -> Expansion {
    var resources: [Expansion.Resource] = []
    for (index, resource) in try json.list("resources").prefix(10).enumerated() {
      let path = "resources[\(index)]"
      resources.append(
        Expansion.Resource(
          name: try resource.line("name", in: path, limit: 200),
          description: try resource.optionalText("description", in: path, limit: 500),
          type: try resource.line("type", in: path, limit: 40),
          url: try resource.optionalLine("url", in: path, limit: 2000).flatMap(\.webAddress),
          cost: try resource.optionalLine("cost", in: path, limit: 80)))
    }
    var tips: [String] = []
    for (index, tip) in try json.list("tips").prefix(10).enumerated() {
      guard let text = tip.string?.shortened(to: 500), !text.isEmpty else {
        throw .wrong(member: "tips[\(index)]")
      }
      tips.append(text)
    }
    return Expansion(
      guide: try json.text("detailedGuide", in: "", limit: 20_000), resources: resources,
      tips: tips, searchQuery: try json.line("searchQuery", in: "", limit: 200))
  }

  /// A document, or an answer in plain text.
  static func document(_ text: String) throws(AnswerProblem) -> String {
    let document = text.shortened(to: 50_000)
    guard !document.isEmpty else { throw .empty }
    return document
  }
}

extension GoalCategory {
  /// The category with this name, or the one whose name shares a word with it; `nil` if there is
  /// none.
  init?(nearest name: String) {
    let words = name.categoryWords
    if let exact = Self.allCases.first(where: { $0.rawValue.categoryWords == words }) {
      self = exact
      return
    }
    let sharing = Self.allCases.filter { !$0.rawValue.categoryWords.isDisjoint(with: words) }
    guard let nearest = sharing.first else { return nil }
    self = nearest
  }
}

extension String {
  fileprivate var categoryWords: Set<Substring> { Set(lowercased().split { !$0.isLetter }) }

  /// The trimmed text, safe for the terminal and cut to a number of characters.
  fileprivate func shortened(to limit: Int) -> String {
    let text = terminalSafe.trimmingWhitespace()
    return text.count > limit ? String(text.prefix(limit - 1)) + "…" : text
  }

  /// The text, if it is an absolute web address.
  fileprivate var webAddress: String? {
    do { return try HTTPCall(.get, self).url.isEmpty ? nil : self } catch { return nil }
  }
}

extension JSONValue {
  fileprivate func list(_ name: String) throws(AnswerProblem) -> [JSONValue] {
    guard case .array(let values)? = self[name] else { throw .wrong(member: name) }
    return values
  }

  /// A non-empty text.
  fileprivate func text(
    _ name: String, in path: String, limit: Int
  ) throws(AnswerProblem) -> String {
    guard let text = try optionalText(name, in: path, limit: limit) else {
      throw .wrong(member: path.isEmpty ? name : "\(path).\(name)")
    }
    return text
  }

  /// A non-empty text, on one line.
  fileprivate func line(
    _ name: String, in path: String, limit: Int
  ) throws(AnswerProblem) -> String {
    try text(name, in: path, limit: limit).split { $0.isWhitespace }.joined(separator: " ")
  }

  fileprivate func optionalLine(
    _ name: String, in path: String, limit: Int
  ) throws(AnswerProblem) -> String? {
    try optionalText(name, in: path, limit: limit)?.split { $0.isWhitespace }
      .joined(separator: " ")
  }

  /// `nil` if the member is missing, `null` or empty.
  fileprivate func optionalText(
    _ name: String, in path: String, limit: Int
  ) throws(AnswerProblem) -> String? {
    switch self[name] {
    case nil, .null: return nil
    case .string(let text):
      let short = text.shortened(to: limit)
      return short.isEmpty ? nil : short
    default: throw .wrong(member: path.isEmpty ? name : "\(path).\(name)")
    }
  }
}
