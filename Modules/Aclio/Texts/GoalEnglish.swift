import CoreModels

extension GoalText {
  var english: String {
    switch self {
    case .category(let category): category.rawValue
    case .goal: "Goal"
    case .progress: "Progress"
    case .due: "Due"
    case .steps(let done, let total): "\(done) of \(steps(total))"
    case .dueOn(let day): "due \(day.shortText(in: .english))"
    case .dueToday: "due today"
    case .dueIn(let count): "due in \(days(count))"
    case .overdue(let count): "overdue by \(days(count))"
    case .completed: "reached"
    case .archived: "archived"
    case .noGoals: "No goals yet. Name one and get a plan: aclio new \"Run 5 km in April\""
    case .noMatches: "No goals match."
    case .more(let count): "and \(count) more: aclio list"
    case .next(let number, let title): "Next: \(number). \(title)"
    case .expandHint(let goal, let step):
      "aclio expand \(goal) \(step) tells more about step \(step)."
    case .questions: "A few questions make the plan fit better. Enter skips one."
    case .readingGoal: "Reading your goal…"
    case .makingPlan: "Making a plan…"
    case .review: "[k]eep it, [e]dit it, make it [a]gain, or [d]iscard it?"
    case .unreachable(let reason): "The coach did not answer: \(reason)"
    case .queueOrOffline: "[q]ueue the question until it does, plan [o]ffline now, or [d]iscard?"
    case .queued(let name):
      "“\(name)” is waiting for the coach. aclio pending shows what is waiting."
    case .discarded: "Nothing was saved."
    case .kept(let name, let count): "“\(name)” is saved, with \(steps(count))."
    case .planner(.offline): "By the offline planner, without asking anyone."
    case .planner(let name): "By \(name.rawValue)."
    case .planLanguage: "The planner writes plans in English and Slovak only."
    case .stepDone(let title): "Done: \(title)"
    case .stepUndone(let title): "No longer done: \(title)"
    case .wasDone(let title): "Already done: \(title)"
    case .wasNotDone(let title): "Was not done: \(title)"
    case .goalCompleted(let name): "You have reached your goal: \(name)"
    case .extended(let name, let count):
      "“\(name)” goes on with "
        + "\(Language.english.counted(count, one: "more step", many: "more steps"))."
    case .edited(let name): "“\(name)” has been changed."
    case .unchanged: "Nothing was changed."
    case .putAway(let name): "“\(name)” is archived. aclio archive --undo brings it back."
    case .restored(let name): "“\(name)” is back among your goals."
    case .deleted(let name, let count):
      "“\(name)” has been deleted, with \(steps(count)). daybook undo brings it back."
    case .exported(let count, let file):
      Language.english.counted(count, one: "goal", many: "goals") + " written to \(file)."
    case .imported(let count, let known):
      Language.english.counted(count, one: "goal", many: "goals")
        + " imported, \(known) already known."
    case .editorHelp:
      """
      One step per line: title | how long | due day (like 2026-11-30). What is left out is empty.
      Indented lines describe the step above; [ ] or [x] begins a part of it.
      A number with a dot at the start of a line says which step it was: keep it when you move the
      line.       Lines that begin with # are not read.
      """
    case .error(let error): Self.english(of: error)
    case .advice(let error): Self.englishAdvice(of: error)
    }
  }

  private static func english(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal(let text): "There is no goal “\(text)”."
    case .ambiguousGoal(let text, let choices):
      "“\(text)” matches several goals: \(choices.joined(separator: "; "))."
    case .noSuchStep(let text, let goal, _): "“\(goal)” has no step “\(text)”."
    case .ambiguousStep(let text, let choices):
      "“\(text)” matches several steps: \(choices.joined(separator: "; "))."
    case .badPlan(let line, .descriptionFirst):
      "Line \(line) describes a step, but there is none above it."
    case .badPlan(let line, .titleTooLong): "The title in line \(line) is too long."
    case .badPlan(let line, .descriptionTooLong):
      "The text that line \(line) belongs to is too long."
    case .badPlan(let line, .unknownMark(let mark)):
      "Line \(line) says it was step \(mark), but there is no such step."
    case .badPlan(let line, .markTwice(let mark)):
      "Line \(line) says that it was step \(mark), and so does another."
    case .unknownCategory(let text): "“\(text)” is not a category."
    case .emptyTitle: "A step needs a title."
    case .changedMeanwhile(let name): "“\(name)” was changed while you were editing it."
    case .noSteps: "A plan needs at least one step."
    case .nothingToEdit: "You have not said what to change."
    case .unknownImport(let path): "\(path) is not a list of goals."
    case .badImport(let goal, let fault):
      "Goal \(goal) of the file cannot be imported, so none was: "
        + fault.message(in: .english)
    case .pastDue(let day): "\(day.shortText(in: .english)) is already over."
    }
  }

  private static func englishAdvice(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal: "aclio list shows your goals and their numbers."
    case .ambiguousGoal: "Give its number from aclio list, or more of its name."
    case .noSuchStep(_, _, let last):
      last == 0 ? "It has no steps yet: aclio extend" : "Its steps are numbered 1 to \(last)."
    case .ambiguousStep: "Give its number, or more of its title."
    case .badPlan(_, .descriptionFirst): "Begin the line of a step without a space."
    case .badPlan(_, .titleTooLong): "A title has up to 200 characters."
    case .badPlan(_, .descriptionTooLong):
      "A description has up to 2,000 characters, a duration 60."
    case .badPlan(_, .unknownMark), .badPlan(_, .markTwice):
      "Delete the number to add a new step."
    case .unknownCategory: "Choose one of: \(GoalCategory.words.joined(separator: ", "))."
    case .emptyTitle: "Enter 1 to 200 characters."
    case .changedMeanwhile: "Look at it and edit it again; what you wrote is in the draft."
    case .noSteps: "Write one step per line."
    case .nothingToEdit: "For example: aclio edit 1 --due 2027-04-30"
    case .unknownImport: "Give a JSON file like the one the phone app exports."
    case .badImport(_, let fault): fault.hint(in: .english)
    case .pastDue: "Give today or a later day, or leave --due out."
    }
  }

  private func steps(_ count: Int) -> String {
    Language.english.counted(count, one: "step", many: "steps")
  }

  private func days(_ count: Int) -> String {
    Language.english.counted(count, one: "day", many: "days")
  }
}
