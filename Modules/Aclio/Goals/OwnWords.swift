import AclioModeration
import CoreModels
import CorePlugin

/// What people write into their goals: each text is held to its rule and judged, here alone.
///
/// All throw `TextViolation` and ``SafetyError``.
extension GoalRules {
  private static let titleRule = TextRule("step_title", characters: 1...200)
  private static let descriptionRule = TextRule("step_description", characters: 0...2000)
  private static let durationRule = TextRule("step_duration", characters: 0...60)

  /// A goal's name, with what to say beside its plan.
  static func ownGoal(_ text: String) throws -> (name: String, note: SafetyText?) {
    let name = try goal(text)
    return (name, try Moderation.require([name]))
  }

  /// The title of a step or of a part of it: 1 … 200.
  static func stepTitle(_ text: String) throws -> String { try own(text, titleRule) }

  /// What a step is about: up to 2000.
  static func stepDescription(_ text: String) throws -> String { try own(text, descriptionRule) }

  /// How long a step takes, in words: up to 60.
  static func stepDuration(_ text: String) throws -> String { try own(text, durationRule) }

  /// Throws for what is new among the texts of edited steps; a coach's words that stay are no concern.
  static func requireOwn(_ steps: [PlanText.Step], after before: [PlanText.Step]) throws {
    let known = Set(before.flatMap(\.texts))
    for step in steps {
      for text in [step.title] + step.parts.map(\.title) where !known.contains(text) {
        _ = try stepTitle(text)
      }
      if !known.contains(step.description) { _ = try stepDescription(step.description) }
      if let duration = step.duration, !known.contains(duration) { _ = try stepDuration(duration) }
    }
  }

  /// Throws for a goal from elsewhere; a coach's steps may be longer than a person's.
  static func requireImported(_ goal: Goal, _ steps: [GoalStep]) throws {
    try own(goal.name, TextRule("goal", characters: 1...500))
    for step in steps {
      for title in [step.title] + step.parts.map(\.title) {
        try own(title, TextRule("step_title", characters: 1...500))
      }
      try own(step.description, TextRule("step_description", characters: 0...4000))
      try own(step.duration ?? "", TextRule("step_duration", characters: 0...200))
    }
  }

  @discardableResult
  private static func own(_ text: String, _ rule: TextRule) throws -> String {
    let text = try rule.validate(text)
    try Moderation.require([text])
    return text
  }
}

extension PlanText.Step {
  fileprivate var texts: [String] { [title, description, duration ?? ""] + parts.map(\.title) }
}

extension World {
  /// The due day that a person typed; throws ``GoalError/pastDue(_:)`` for one before today.
  func dueDay(_ text: String) throws -> Day {
    let day = try lastDay(text)
    guard day >= today else { throw GoalError.pastDue(day) }
    return day
  }
}

extension Language {
  /// Whether the offline planner writes in it.
  var hasOfflinePlans: Bool { self == .english || self == .slovak }
}
