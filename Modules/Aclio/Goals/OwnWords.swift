import AclioModeration
import CoreModels
import CorePlugin

/// Validates and moderates the texts that people write into their goals; used for all of them.
///
/// All functions throw `TextViolation` and ``SafetyError``.
extension GoalRules {
  private static let titleRule = TextRule("step_title", characters: 1...200)
  private static let descriptionRule = TextRule("step_description", characters: 0...2000)
  private static let durationRule = TextRule("step_duration", characters: 0...60)

  /// Validates a goal's name; returns it with a note to show beside its plan.
  static func ownGoal(_ text: String) throws -> (name: String, note: SafetyText?) {
    let name = try goal(text)
    return (name, try Moderation.require([name]))
  }

  /// The title of a step or a part: 1 … 200 characters.
  static func stepTitle(_ text: String) throws -> String { try own(text, titleRule) }

  /// The description of a step: up to 2000 characters.
  static func stepDescription(_ text: String) throws -> String { try own(text, descriptionRule) }

  /// The duration of a step in words: up to 60 characters.
  static func stepDuration(_ text: String) throws -> String { try own(text, durationRule) }

  /// Validates the new texts of edited steps; a coach's unchanged texts are exempt.
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

  /// Validates an imported goal; a coach's steps may be longer than a person's.
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
  /// Parses a typed due day; throws ``GoalError/pastDue(_:)`` for a day before today.
  func dueDay(_ text: String) throws -> Day {
    let day = try lastDay(text)
    guard day >= today else { throw GoalError.pastDue(day) }
    return day
  }
}
