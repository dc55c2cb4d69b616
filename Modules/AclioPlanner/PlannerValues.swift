package import CoreModels

/// The user that the planner addresses, and the day.
package struct PlannerReader: Hashable, Sendable {
  /// The name used to sign letters; may be empty.
  var name: String
  /// The place to search near, in words; may be empty.
  var place: String
  var today: Day
  var language: Language

  package init(name: String = "", place: String = "", today: Day, language: Language) {
    (self.name, self.place, self.today, self.language) = (name, place, today, language)
  }
}

/// A request for a plan.
package struct PlannerRequest: Hashable, Sendable {
  /// A question of the planner with the user's answer.
  package struct Answer: Hashable, Sendable {
    let question: String, answer: String

    package init(question: String, answer: String) {
      (self.question, self.answer) = (question, answer)
    }
  }

  /// The goal in the user's words.
  var goal: String
  var due: Day?
  /// The answers, without unanswered questions.
  var answers: [Answer]
  var reader: PlannerReader

  package init(goal: String, due: Day?, answers: [Answer] = [], reader: PlannerReader) {
    (self.goal, self.due, self.answers, self.reader) = (goal, due, answers, reader)
  }
}

/// A question asked before planning, with an example of an answer.
package struct PlannerQuestion: Hashable, Sendable {
  package let question: String, placeholder: String
}

/// A step, planned or in progress.
package struct PlannerStep: Hashable, Sendable {
  /// The id; empty for a planned step.
  let id: String
  package let title: String, description: String
  /// The duration in words: `20 minutes`.
  package let duration: String?
  package let due: Day?
  package let mapSearch: String?
  /// The titles of its open parts.
  let openParts: [String]
  var isDone: Bool

  package init(
    id: String = "", title: String, description: String, duration: String? = nil,
    due: Day? = nil, mapSearch: String? = nil, openParts: [String] = [], isDone: Bool = false
  ) {
    (self.id, self.title, self.description) = (id, title, description)
    (self.duration, self.due, self.mapSearch) = (duration, due, mapSearch)
    (self.openParts, self.isDone) = (openParts, isDone)
  }
}

/// A goal in progress.
package struct PlannerGoal: Hashable, Sendable {
  let name: String
  let due: Day?
  var steps: [PlannerStep]

  package init(name: String, due: Day?, steps: [PlannerStep]) {
    (self.name, self.due, self.steps) = (name, due, steps)
  }

  var doneCount: Int { steps.count(where: \.isDone) }
  /// The percentage of completed steps, 0…100, rounded down; 0 without steps.
  var progress: Int { steps.isEmpty ? 0 : doneCount * 100 / steps.count }
  var isCompleted: Bool { progress == 100 }
  var nextStep: PlannerStep? { steps.first { !$0.isDone } }
}

/// A guide to a step.
package struct PlannerGuide: Hashable, Sendable {
  /// A resource that helps with the step.
  package struct Resource: Hashable, Sendable {
    package let name: String, description: String
    /// The type: `place`, `person` or `website`.
    package let type: String
    /// The cost in words: `free`.
    package let cost: String
  }

  /// The instructions, in light Markdown.
  package let text: String
  package let resources: [Resource]
  package let tips: [String]
  /// A query for a search engine.
  package let searchQuery: String
}

/// The part of life that a goal belongs to; content files have these names.
package enum PartOfLife: String, CaseIterable, Sendable {
  case health, career, education, finance, creative
  case personalGrowth, relationships, travel, home, technology
}
