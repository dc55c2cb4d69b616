import CoreModels
import CorePlugin
import CoreStorage

/// The steps and goals completed in a range of days, with their titles as of then.
struct AclioKept {
  let days: ClosedRange<Day>
  let snapshot: Snapshot
  let moment: Moment

  /// The entries, by day.
  var all: [DayEntry] {
    get throws {
      Dictionary(grouping: try steps() + goals(), by: \.day).sorted { $0.key < $1.key }
        .flatMap(\.value)
    }
  }

  private func steps() throws -> [DayEntry] {
    try snapshot.list(StepCompletion.self, days: days).compactMap { done in
      // A deleted goal leaves only the day, which is no longer of interest.
      guard let found = try snapshot.findReadable(GoalStep.self, done.id) else { return nil }
      let step = try snapshot.asShown(found, on: done.day, at: moment)
      return kept(
        on: done.day, GoalText.stepDone(step.title).text(in: moment.language), of: step.goalID,
        [
          "kind": .string(StepCompletion.kind), "goal": .string(step.goalID),
          "step": .string(step.id), "title": .string(step.title),
        ])
    }
  }

  private func goals() throws -> [DayEntry] {
    try snapshot.list(GoalCompletion.self, days: days).compactMap { done in
      guard let found = try snapshot.findReadable(Goal.self, done.id) else { return nil }
      let goal = try snapshot.asShown(found, on: done.day, at: moment)
      return kept(
        on: done.day, GameText.completedOnDay(goal.name).text(in: moment.language), of: goal.id,
        [
          "kind": .string(GoalCompletion.kind), "goal": .string(goal.id),
          "name": .string(goal.name),
        ])
    }
  }

  private func kept(
    on day: Day?, _ text: String, of goal: String, _ data: JSONValue
  ) -> DayEntry? {
    day.map {
      DayEntry(
        product: AclioPlugin().id, day: $0, text: text, data: data, path: "/aclio/goals/\(goal)")
    }
  }
}
