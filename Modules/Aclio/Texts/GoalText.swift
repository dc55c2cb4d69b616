import AclioModeration
import CoreModels

/// What goals and their steps say.
enum GoalText: CompleteTextCatalogue {
  case category(GoalCategory)
  /// Headings of lists.
  case goal, progress, due
  case steps(done: Int, of: Int)
  case dueOn(Day), dueToday, dueIn(days: Int), overdue(days: Int)
  case completed, archived
  case noGoals, noMatches
  /// Goals that a short list leaves out.
  case more(Int)
  case next(number: Int, String)
  case expandHint(goal: Int, step: Int)
  /// What new asks and says.
  case questions
  case readingGoal, makingPlan
  case review
  case unreachable(reason: String)
  case queueOrOffline
  case queued(String)
  case discarded
  case kept(String, steps: Int)
  case planner(CoachName)
  /// In which languages there are plans, where the person's is none of them.
  case planLanguage
  /// What was done to goals and steps.
  case stepDone(String), stepUndone(String), wasDone(String), wasNotDone(String)
  case goalCompleted(String)
  case extended(String, steps: Int)
  case edited(String), unchanged
  case putAway(String), restored(String)
  case deleted(String, steps: Int)
  case exported(Int, file: String)
  case imported(Int, known: Int)
  /// How the text in the editor is read; several lines.
  case editorHelp
  case error(GoalError)
  case advice(GoalError)

  static var samples: [GoalText] {
    let day = Day(epochDay: 20_000)
    let counts = [1, 2, 5]
    let errors = GoalError.samples.flatMap { [GoalText.error($0), .advice($0)] }
    return [
      .goal, .progress, .due, .dueOn(day), .dueToday, .completed, .archived, .noGoals, .noMatches,
      .next(number: 2, "a"), .expandHint(goal: 1, step: 2), .questions, .readingGoal, .makingPlan,
      .planLanguage, .review, .unreachable(reason: "a"), .queueOrOffline, .queued("a"), .discarded,
      .stepDone("a"),
      .stepUndone("a"), .wasDone("a"), .wasNotDone("a"), .goalCompleted("a"), .edited("a"),
      .unchanged, .putAway("a"), .restored("a"), .editorHelp,
    ] + GoalCategory.allCases.map { .category($0) } + CoachName.allCases.map { .planner($0) }
      + errors
      + counts.flatMap { count -> [GoalText] in
        [
          .steps(done: 1, of: count), .dueIn(days: count), .overdue(days: count), .more(count),
          .kept("a", steps: count), .extended("a", steps: count), .deleted("a", steps: count),
          .exported(count, file: "a"), .imported(count, known: count),
        ]
      }
  }
}

extension GoalError {
  /// One of every case, for tests.
  static let samples: [GoalError] = [
    .noSuchGoal("a"), .ambiguousGoal("a", choices: ["b", "c"]),
    .noSuchStep("a", goal: "b", last: 3), .ambiguousStep("a", choices: ["b", "c"]),
    .badPlan(line: 3, .descriptionFirst), .badPlan(line: 3, .titleTooLong),
    .badPlan(line: 3, .descriptionTooLong), .badPlan(line: 3, .unknownMark("9")),
    .badPlan(line: 3, .markTwice("2")), .unknownCategory("a"), .emptyTitle,
    .changedMeanwhile("a"), .noSteps, .nothingToEdit, .unknownImport("a"),
    .badImport(goal: 2, .text(.empty(field: "goal"))),
    .badImport(goal: 2, .harm(SafetyError(reason: .selfHarm))), .pastDue(Day(epochDay: 20_000)),
  ]
}
