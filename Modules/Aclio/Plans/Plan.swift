import CoreModels

/// A request for a plan.
struct PlanRequest: Codable, Hashable, Sendable {
  /// A coach's question with the person's answer.
  struct Answer: Codable, Hashable, Sendable {
    var question: String
    var answer: String
  }

  /// The validated goal, in the person's words.
  var goal: String
  var due: Day?
  var today: Day
  /// Omits unanswered questions.
  var answers: [Answer] = []
  var person = Profile()
  var language: Language
}

/// A question before planning, numbered 1…3.
struct CoachQuestion: Codable, Hashable, Sendable {
  var id: Int
  var question: String
  /// An example of an answer.
  var placeholder: String
}

/// A plan that has not been accepted yet.
struct Plan: Codable, Hashable, Sendable {
  /// A step of the plan.
  struct Step: Codable, Hashable, Sendable {
    var title: String
    var description: String
    /// In words, such as `20 minutes`.
    var duration: String?
    var due: Day?
    var mapSearch: String?
  }

  var category: GoalCategory
  /// 1…20 steps.
  var steps: [Step]
  /// The coach's notes: the parts that were not understood, the origin of the last day, and the parts
  /// that cannot be reached by then. They belong to no step and are not stored with the goal.
  var notes: [String]?
  /// How surely the goal's kind was understood, 0…1; `nil` where the coach does not say.
  var confidence: Double?
  /// `true` if its steps fit any goal.
  var isNeutral: Bool?
}
