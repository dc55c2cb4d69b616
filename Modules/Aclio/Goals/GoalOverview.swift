import CoreModels
import CorePlugin

/// A goal as shown in lists and on the dashboard.
struct GoalOverview: Hashable, Sendable {
  let goal: Goal
  let entry: GoalIndex.Entry
  /// The position in the list, from 1, which commands accept as its name.
  let number: Int
  /// `nil` without a due date, and once the goal is completed.
  let due: DueStatus?

  /// The percentage of steps done, rounded down.
  var progress: Int { entry.total == 0 ? 0 : entry.done * 100 / entry.total }
  var isCompleted: Bool { entry.total > 0 && entry.done == entry.total }
}

extension GoalIndex {
  /// The goals in list order, as of a day.
  func overviews(on today: Day, paused: PausedDays) -> [GoalOverview] {
    let goals = entries.values.filter { $0.goal != nil }.sorted { one, other in
      guard let one = one.goal, let other = other.goal else { return false }
      return one.isListed(before: other)
    }
    return goals.enumerated().compactMap { index, entry in
      guard let goal = entry.goal else { return nil }
      let isCompleted = entry.total > 0 && entry.done == entry.total
      return GoalOverview(
        goal: goal, entry: entry, number: index + 1,
        due: isCompleted ? nil : DueStatus(goal.dueDate, on: today, paused: paused))
    }
  }
}

extension [GoalOverview] {
  /// The most urgent first: by due date, then those without one, completed ones last.
  var byUrgency: [GoalOverview] {
    sorted { one, other in
      if one.isCompleted != other.isCompleted { return other.isCompleted }
      return (one.goal.dueDate ?? .last, one.number) < (other.goal.dueDate ?? .last, other.number)
    }
  }

  /// The active goals: neither archived nor completed.
  var active: [GoalOverview] { filter { !$0.goal.isArchived && !$0.isCompleted } }
}
