import CoreModels

/// Texts about goals and their steps.
extension GoalText {
  static func category(_ category: GoalCategory) -> Self {
    switch category {
    case .health: .categoryHealth
    case .career: .categoryCareer
    case .education: .categoryEducation
    case .finance: .categoryFinance
    case .creative: .categoryCreative
    case .personalGrowth: .categoryPersonalGrowth
    case .relationships: .categoryRelationships
    case .travel: .categoryTravel
    case .home: .categoryHome
    case .technology: .categoryTechnology
    }
  }

  static func planner(_ coach: CoachName) -> Self {
    coach == .offline ? .plannerOffline : .planner(coach.label)
  }

  static func error(_ error: GoalError) -> Self {
    switch error {
    case .noSuchGoal(let text): .errorNoSuchGoal(text)
    case .ambiguousGoal(let text, let choices):
      .errorAmbiguousGoal(text, choices: choices.joined(separator: "; "))
    case .noSuchStep(let text, let goal, _): .errorNoSuchStep(goal, text: text)
    case .ambiguousStep(let text, let choices):
      .errorAmbiguousStep(text, choices: choices.joined(separator: "; "))
    case .badPlan(let line, .descriptionFirst): .errorBadPlanDescriptionFirst(line)
    case .badPlan(let line, .titleTooLong): .errorBadPlanTitleTooLong(line)
    case .badPlan(let line, .descriptionTooLong): .errorBadPlanDescriptionTooLong(line)
    case .badPlan(let line, .unknownMark(let mark)): .errorBadPlanUnknownMark(line, mark: mark)
    case .badPlan(let line, .markTwice(let mark)): .errorBadPlanMarkTwice(line, mark: mark)
    case .unknownCategory(let text): .errorUnknownCategory(text)
    case .emptyTitle: .errorEmptyTitle
    case .changedMeanwhile(let name): .errorChangedMeanwhile(name)
    case .noSteps: .errorNoSteps
    case .nothingToEdit: .errorNothingToEdit
    case .unknownImport(let path): .errorUnknownImport(path)
    case .badImport(let goal, let fault): .errorBadImport(goal, reason: fault)
    case .pastDue(let day): .errorPastDue(day)
    }
  }

  static func advice(_ error: GoalError) -> Self {
    switch error {
    case .noSuchGoal: .adviceNoSuchGoal
    case .ambiguousGoal: .adviceAmbiguousGoal
    case .noSuchStep(_, _, let last): .adviceNoSuchStep(last)
    case .ambiguousStep: .adviceAmbiguousStep
    case .badPlan(_, .descriptionFirst): .adviceBadPlanDescriptionFirst
    case .badPlan(_, .titleTooLong): .adviceBadPlanTitleTooLong
    case .badPlan(_, .descriptionTooLong): .adviceBadPlanDescriptionTooLong
    case .badPlan(_, .unknownMark), .badPlan(_, .markTwice): .adviceBadPlanBadMark
    case .unknownCategory:
      .adviceUnknownCategory(GoalCategory.words.joined(separator: ", "))
    case .emptyTitle: .adviceEmptyTitle
    case .changedMeanwhile: .adviceChangedMeanwhile
    case .noSteps: .adviceNoSteps
    case .nothingToEdit: .adviceNothingToEdit
    case .unknownImport, .badImport: .adviceUnknownImport
    case .pastDue: .advicePastDue
    }
  }
}
