import CoreModels
import CorePlugin
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
}

extension StepExpansion: JSONObject {
  static let fields: [Field<Self>] = [
    Field("step", "The id of the step.", \.id),
    Field("coach", "The coach that explains it.", \.coach),
    Field("at", "When it did.", \.at),
    Field("guide", "How to do it, in Markdown.", \.guide),
    Field("tips", "Advice.", \.tips),
    Field("search_query", "What to look for.", \.searchQuery),
    Field("resources", "What helps.", \.resources),
  ]
}

extension Expansion.Resource: JSONObject {
  static let fields: [Field<Self>] = [
    Field("name", "Its name.", \.name),
    Field("type", "What it is: book, website, app …", \.type),
    Field("description", "What it is good for.", \.description),
    Field("url", "Where it may be.", \.url),
    Field("verified", "Whether that was checked: never.") { _ in false },
    Field("cost", "What it costs, in words.", \.cost),
  ]
}

/// An error in expanding or doing a step.
enum StepHelpError: CatalogError, Hashable {
  /// The step was deleted while the coach was answering.
  case stepGone(String)

  var explanation: (Failure.Kind, String, StepHelpText, StepHelpText) {
    switch self {
    case .stepGone(let step): (.notFound, "step_gone", .errorStepGone(step), .adviceStepGone)
    }
  }
}
