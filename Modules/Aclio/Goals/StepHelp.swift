import CoreModels
import CoreStorage

/// A coach's stored explanation of a step; its id is the step's.
struct StepExpansion: GoalPart, Hashable {
  static let kind = "aclio.expansion"
  let id: String
  /// The coach, and the time of its answer.
  let coach: CoachName
  let at: Instant
  var guide: String
  var resources: [Expansion.Resource]
  var tips: [String]
  var searchQuery: String

  init(_ expansion: Expansion, of step: GoalStep, by coach: CoachName, at: Instant) {
    (id, self.coach, self.at) = (step.id, coach, at)
    (guide, resources) = (expansion.guide, expansion.resources)
    (tips, searchQuery) = (expansion.tips, expansion.searchQuery)
  }

  enum CodingKeys: String, CodingKey {
    case id, coach, at, guide, resources, tips
    case searchQuery = "search_query"
  }

  var json: JSONValue {
    [
      "step": .string(id), "coach": .string(coach.rawValue), "at": .string(at.description),
      "guide": .string(guide), "tips": .array(tips.map { .string($0) }),
      "search_query": .string(searchQuery),
      "resources": .array(
        resources.map { resource in
          [
            "name": .string(resource.name), "type": .string(resource.type),
            "description": resource.description.map { .string($0) } ?? .null,
            "url": resource.url.map { .string($0) } ?? .null, "verified": false,
            "cost": resource.cost.map { .string($0) } ?? .null,
          ]
        }),
    ]
  }

  /// The whole explanation in light Markdown.
  func markdown(in language: Language) -> String {
    func text(_ sentence: StepHelpText) -> String { sentence.text(in: language) }
    var lines = [guide]
    if !tips.isEmpty { lines += ["", "### \(text(.tips))"] + tips.map { "- \($0)" } }
    if !resources.isEmpty {
      lines += ["", "### \(text(.resources))"]
      lines += resources.map { resource in
        let about = [resource.description, resource.cost].compactMap(\.self)
        let link = resource.url.map { " \($0) (\(text(.unverified)))" } ?? ""
        return "- \(resource.name)\(link)"
          + (about.isEmpty ? "" : ": \(about.joined(separator: " · "))")
      }
    }
    if !searchQuery.isEmpty { lines += ["", "\(text(.search)): \(searchQuery)"] }
    return lines.joined(separator: "\n")
  }
}

/// The document that a coach wrote for a step; its id is the step's.
struct StepDocument: GoalPart, Hashable {
  static let kind = "aclio.document"
  let id: String
  let coach: CoachName
  let at: Instant
  /// In Markdown.
  var text: String

  var json: JSONValue {
    [
      "step": .string(id), "coach": .string(coach.rawValue), "at": .string(at.description),
      "text": .string(text),
    ]
  }
}

/// An error in expanding or doing a step.
enum StepHelpError: ExplainedError, Hashable {
  /// The file exists already.
  case fileExists(String)
  /// The step was deleted while the coach was answering.
  case stepGone(String)

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .fileExists: (.cannotCreate, "file_exists")
      case .stepGone: (.notFound, "step_gone")
      }
    return Failure(
      kind, code: code, message: StepHelpText.error(self).text(in: language),
      hint: StepHelpText.advice(self).text(in: language))
  }
}
