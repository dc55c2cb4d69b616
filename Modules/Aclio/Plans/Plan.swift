import CoreModels

/// What a coach is asked to plan.
struct PlanRequest: Codable, Hashable, Sendable {
  /// A question of the coach and what the person answered.
  struct Answer: Codable, Hashable, Sendable {
    var question: String
    var answer: String
  }

  /// The goal in the person's words, validated.
  var goal: String
  var due: Day?
  var today: Day
  /// Unanswered questions are left out.
  var answers: [Answer] = []
  var person = Person()
  var language: Language
}

/// A question before the plan, 1…3.
struct CoachQuestion: Codable, Hashable, Sendable {
  var id: Int
  var question: String
  /// An example of an answer.
  var placeholder: String
}

/// A plan that nobody has accepted yet.
struct Plan: Codable, Hashable, Sendable {
  /// A step of it.
  struct Step: Codable, Hashable, Sendable {
    var title: String
    var description: String
    /// In words: `20 minutes`.
    var duration: String?
    var due: Day?
    var mapSearch: String?
  }

  var category: GoalCategory
  /// 1…20 of them.
  var steps: [Step]
  /// What its coach says about it: what was not understood, where its last day is from, what cannot
  /// be reached by then. It belongs to no step and is not kept with the goal.
  var notes: [String]?
  /// How surely the goal's kind was understood, 0…1; `nil` where the coach does not say.
  var confidence: Double?
  /// Whether its steps are those that fit any goal.
  var isNeutral: Bool?
}
