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
    var failure = Failure(explanation, in: language)
    if case .badImport(_, let fault) = self {
      let hint = fault.failure(in: language).hint
      if !hint.isEmpty { failure.hint = hint }
    }
    return failure
  }

  private var explanation: (Failure.Kind, String, GoalText, GoalText) {
    switch self {
    case .noSuchGoal(let text):
      (.notFound, "no_such_goal", .errorNoSuchGoal(text), .adviceNoSuchGoal)
    case .ambiguousGoal(let text, let choices):
      (
        .usage, "ambiguous_goal",
        .errorAmbiguousGoal(text, choices: choices.joined(separator: "; ")), .adviceAmbiguousGoal
      )
    case .noSuchStep(let text, let goal, let last):
      (.notFound, "no_such_step", .errorNoSuchStep(goal, text: text), .adviceNoSuchStep(last))
    case .ambiguousStep(let text, let choices):
      (
        .usage, "ambiguous_step",
        .errorAmbiguousStep(text, choices: choices.joined(separator: "; ")), .adviceAmbiguousStep
      )
    case .badPlan(let line, .descriptionFirst):
      (.badInput, "bad_plan", .errorBadPlanDescriptionFirst(line), .adviceBadPlanDescriptionFirst)
    case .badPlan(let line, .titleTooLong):
      (.badInput, "bad_plan", .errorBadPlanTitleTooLong(line), .adviceBadPlanTitleTooLong)
    case .badPlan(let line, .descriptionTooLong):
      (
        .badInput, "bad_plan", .errorBadPlanDescriptionTooLong(line),
        .adviceBadPlanDescriptionTooLong
      )
    case .badPlan(let line, .unknownMark(let mark)):
      (.badInput, "bad_plan", .errorBadPlanUnknownMark(line, mark: mark), .adviceBadPlanBadMark)
    case .badPlan(let line, .markTwice(let mark)):
      (.badInput, "bad_plan", .errorBadPlanMarkTwice(line, mark: mark), .adviceBadPlanBadMark)
    case .unknownCategory(let text):
      (
        .usage, "unknown_category", .errorUnknownCategory(text),
        .adviceUnknownCategory(GoalCategory.words.joined(separator: ", "))
      )
    case .emptyTitle: (.badInput, "step_title_empty", .errorEmptyTitle, .adviceEmptyTitle)
    case .changedMeanwhile(let name):
      (.busy, "goal_changed", .errorChangedMeanwhile(name), .adviceChangedMeanwhile)
    case .noSteps: (.badInput, "no_steps", .errorNoSteps, .adviceNoSteps)
    case .nothingToEdit: (.usage, "nothing_to_edit", .errorNothingToEdit, .adviceNothingToEdit)
    case .unknownImport(let path):
      (.badInput, "unknown_import", .errorUnknownImport(path), .adviceUnknownImport)
    case .badImport(let goal, let fault):
      (.badInput, "bad_import", .errorBadImport(goal, reason: fault), .adviceUnknownImport)
    case .pastDue(let day): (.badInput, "due_day_past", .errorPastDue(day), .advicePastDue)
    }
  }
}
