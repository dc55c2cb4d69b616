package import CoreModels

/// For whom and when the planner plans and answers.
package struct PlannerReader: Hashable, Sendable {
  /// How letters are signed; may be empty.
  var name: String
  /// Where to look for places, in words; may be empty.
  var place: String
  var today: Day
  var language: Language

  package init(name: String = "", place: String = "", today: Day, language: Language) {
    (self.name, self.place, self.today, self.language) = (name, place, today, language)
  }
}

/// What is to be planned.
package struct PlannerRequest: Hashable, Sendable {
  /// A question of the planner's, and what the person answered.
  package struct Answer: Hashable, Sendable {
    let question: String, answer: String

    package init(question: String, answer: String) {
      (self.question, self.answer) = (question, answer)
    }
  }

  /// The goal in the person's words.
  var goal: String
  var due: Day?
  /// Unanswered questions are left out.
  var answers: [Answer]
  var reader: PlannerReader

  package init(goal: String, due: Day?, answers: [Answer] = [], reader: PlannerReader) {
    (self.goal, self.due, self.answers, self.reader) = (goal, due, answers, reader)
  }
}

/// A question before the plan, with an example of an answer.
package struct PlannerQuestion: Hashable, Sendable {
  package let question: String, placeholder: String
}

/// A step, planned or under way.
package struct PlannerStep: Hashable, Sendable {
  /// Empty where it is only planned.
  let id: String
  package let title: String, description: String
  /// In words: `20 minutes`.
  package let duration: String?
  package let due: Day?
  package let mapSearch: String?
  /// The titles of its parts that are not done.
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

/// The steps to a goal, and what there is to say about them.
package struct PlannerPlan: Hashable, Sendable {
  /// The part of life that the goal belongs to.
  package let part: PartOfLife
  package let steps: [PlannerStep]
  package let notes: [String]
  /// How surely the goal's kind was understood, 0…1.
  package let confidence: Double
  /// Whether its steps are those that fit any goal, because nobody knows this one.
  package let isNeutral: Bool
}

/// A goal under way.
package struct PlannerGoal: Hashable, Sendable {
  let name: String
  let due: Day?
  var steps: [PlannerStep]

  package init(name: String, due: Day?, steps: [PlannerStep]) {
    (self.name, self.due, self.steps) = (name, due, steps)
  }

  var doneCount: Int { steps.count(where: \.isDone) }
  /// Steps done of all, 0 … 100, rounded down; 0 without steps.
  var progress: Int { steps.isEmpty ? 0 : doneCount * 100 / steps.count }
  var isCompleted: Bool { progress == 100 }
  var nextStep: PlannerStep? { steps.first { !$0.isDone } }
}

/// A step in detail.
package struct PlannerGuide: Hashable, Sendable {
  /// Something that helps with it.
  package struct Resource: Hashable, Sendable {
    package let name: String, description: String
    /// `place`, `person`, `website`.
    package let type: String
    /// In words: `free`.
    package let cost: String
  }

  /// How to do it, in light Markdown.
  package let text: String
  package let resources: [Resource]
  package let tips: [String]
  /// What to type into a search engine.
  package let searchQuery: String
}

/// What part of life a goal belongs to; content files have these names.
package enum PartOfLife: String, CaseIterable, Sendable {
  case health, career, education, finance, creative
  case personalGrowth, relationships, travel, home, technology
}
