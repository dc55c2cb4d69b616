import CoreModels

/// An error about goals or their steps.
enum GoalError: ExplainedError, Hashable {
  case noSuchGoal(String)
  case ambiguousGoal(String, choices: [String])
  case noSuchStep(String, goal: String, last: Int)
  case ambiguousStep(String, choices: [String])
  case badPlan(line: Int, PlanFault)
  case unknownCategory(String)
  case emptyTitle
  /// The goal was changed while its text was in the editor.
  case changedMeanwhile(String)
  /// The coach returned no steps.
  case noSteps
  case nothingToEdit
  case unknownImport(String)
  /// A goal in an import file, from 1, that was rejected.
  case badImport(goal: Int, ImportFault)
  /// A due day in the past.
  case pastDue(Day)

  /// The reason why a goal of an import file was rejected.
  enum ImportFault: TextArgument, Hashable {
    case text(TextViolation), harm(SafetyError)

    func failure(in language: Language) -> Failure {
      switch self {
      case .text(let violation): violation.failure(in: language)
      case .harm(let error): error.failure(in: language)
      }
    }

    func text(in language: Language) -> String { failure(in: language).message }
  }

  /// An error in a line of a plan in the editor.
  enum PlanFault: Hashable, Sendable {
    case descriptionFirst, titleTooLong, descriptionTooLong, unknownMark(String), markTwice(String)
  }

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .noSuchGoal: (.notFound, "no_such_goal")
      case .ambiguousGoal: (.usage, "ambiguous_goal")
      case .noSuchStep: (.notFound, "no_such_step")
      case .ambiguousStep: (.usage, "ambiguous_step")
      case .badPlan: (.badInput, "bad_plan")
      case .unknownCategory: (.usage, "unknown_category")
      case .emptyTitle: (.badInput, "step_title_empty")
      case .changedMeanwhile: (.busy, "goal_changed")
      case .noSteps: (.badInput, "no_steps")
      case .nothingToEdit: (.usage, "nothing_to_edit")
      case .unknownImport: (.badInput, "unknown_import")
      case .badImport: (.badInput, "bad_import")
      case .pastDue: (.badInput, "due_day_past")
      }
    var hint = ""
    if case .badImport(_, let fault) = self { hint = fault.failure(in: language).hint }
    if hint.isEmpty { hint = GoalText.advice(self).text(in: language) }
    return Failure(kind, code: code, message: GoalText.error(self).text(in: language), hint: hint)
  }
}
