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
    case .completed: "completed"
    case .archived: "archived"
    case .noGoals: "No goals yet. Say one and get a plan: aclio new \"Run 5 km in April\""
    case .noMatches: "No goal fits."
    case .more(let count): "and \(count) more: aclio list"
    case .next(let number, let title): "Next: \(number). \(title)"
    case .expandHint(let goal, let step):
      "aclio expand \(goal) \(step) tells more about step \(step)."
    case .questions: "A few questions make the plan fit better. Enter leaves one out."
    case .readingGoal: "Reading your goal…"
    case .makingPlan: "Making a plan…"
    case .review: "[k]eep it, [e]dit it, make it [a]gain, or [d]iscard it?"
    case .unreachable(let reason): "The coach did not answer: \(reason)"
    case .queueOrOffline: "[q]ueue the question until it does, plan [o]ffline now, or [d]iscard?"
    case .queued(let name): "“\(name)” waits for the coach. aclio pending shows what waits."
    case .discarded: "Nothing was kept."
    case .kept(let name, let count): "“\(name)” is kept, with \(steps(count))."
    case .planner(.offline): "By the offline planner, which asks nobody."
    case .planner(let name): "By \(name.rawValue)."
    case .planLanguage: "The planner writes plans in English and Slovak only."
    case .stepDone(let title): "Done: \(title)"
    case .stepUndone(let title): "Not done any more: \(title)"
    case .wasDone(let title): "Was done already: \(title)"
    case .wasNotDone(let title): "Was not done: \(title)"
    case .goalCompleted(let name): "You have reached your goal: \(name)"
    case .extended(let name, let count): "“\(name)” goes on with \(steps(count)) more."
    case .edited(let name): "“\(name)” is changed."
    case .unchanged: "Nothing was changed."
    case .putAway(let name): "“\(name)” is archived. aclio archive --undo brings it back."
    case .restored(let name): "“\(name)” is back among your goals."
    case .deleted(let name, let count):
      "“\(name)” is deleted, with \(steps(count)). daybook undo brings it back."
    case .exported(let count, let file):
      Language.english.counted(count, one: "goal", many: "goals") + " written to \(file)."
    case .imported(let count, let known):
      Language.english.counted(count, one: "goal", many: "goals")
        + " taken in, \(known) known already."
    case .editorHelp:
      """
      One step per line: title | how long | due day (as 2026-11-30). What is left out is empty.
      Indented lines describe the step above; [ ] or [x] begins a part of it.
      A number with a dot in front says which step it was: leave it there when you move the line.
      Lines that begin with # are not read.
      """
    case .error(let error): Self.english(of: error)
    case .advice(let error): Self.englishAdvice(of: error)
    }
  }

  private static func english(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal(let text): "There is no goal “\(text)”."
    case .ambiguousGoal(let text, let choices):
      "“\(text)” may mean several goals: \(choices.joined(separator: "; "))."
    case .noSuchStep(let text, let goal, _): "“\(goal)” has no step “\(text)”."
    case .ambiguousStep(let text, let choices):
      "“\(text)” may mean several steps: \(choices.joined(separator: "; "))."
    case .badPlan(let line, .descriptionFirst):
      "Line \(line) describes a step, and there is none above it."
    case .badPlan(let line, .titleTooLong): "The title in line \(line) is too long."
    case .badPlan(let line, .descriptionTooLong): "What line \(line) belongs to is too long."
    case .badPlan(let line, .unknownMark(let mark)):
      "Line \(line) says that it was step \(mark), which there is not."
    case .badPlan(let line, .markTwice(let mark)):
      "Line \(line) says that it was step \(mark), and so does another."
    case .unknownCategory(let text): "“\(text)” is no category."
    case .emptyTitle: "A step needs a title."
    case .changedMeanwhile(let name): "“\(name)” was changed while you edited it."
    case .noSteps: "A plan needs at least one step."
    case .nothingToEdit: "Nothing was said that could be changed."
    case .unknownImport(let path): "\(path) is not a list of goals."
    case .badImport(let goal, let fault):
      "Goal \(goal) of the file is not taken in, so none is: "
        + fault.message(in: .english)
    case .pastDue(let day): "\(day) is over already."
    }
  }

  private static func englishAdvice(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal: "aclio list shows your goals and their numbers."
    case .ambiguousGoal: "Give its number from aclio list, or more of its name."
    case .noSuchStep(_, _, let last):
      last == 0 ? "It has no steps yet: aclio extend" : "Its steps have the numbers 1 to \(last)."
    case .ambiguousStep: "Give its number, or more of its title."
    case .badPlan(_, .descriptionFirst): "Begin the line of a step without a space."
    case .badPlan(_, .titleTooLong): "A title has up to 200 characters."
    case .badPlan(_, .descriptionTooLong):
      "A description has up to 2,000 characters, a duration 60."
    case .badPlan(_, .unknownMark), .badPlan(_, .markTwice):
      "Take the number away to add a new step."
    case .unknownCategory: "Choose one of: \(GoalCategory.words.joined(separator: ", "))."
    case .emptyTitle: "Give up to 200 characters."
    case .changedMeanwhile: "Look at it and edit it again; what you wrote is in the draft."
    case .noSteps: "Write one step per line."
    case .nothingToEdit: "For example: aclio edit 1 --due 2027-04-30"
    case .unknownImport: "Give a JSON file as the phone app exports it."
    case .badImport(_, let fault): fault.hint(in: .english)
    case .pastDue: "Give a day from today on, or leave --due out."
    }
  }

  private func steps(_ count: Int) -> String {
    Language.english.counted(count, one: "step", many: "steps")
  }

  private func days(_ count: Int) -> String {
    Language.english.counted(count, one: "day", many: "days")
  }
}
