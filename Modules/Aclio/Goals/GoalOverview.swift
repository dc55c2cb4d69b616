import CoreModels
import CorePlugin

/// A goal as lists and the dashboard show it.
struct GoalOverview: Hashable, Sendable {
  let goal: Goal
  let entry: GoalIndex.Entry
  /// Its place in the list, from 1, by which commands know it.
  let number: Int
  /// `nil` without a due date, and once it is completed.
  let due: DueStatus?

  /// Whole percent of the steps done.
  var progress: Int { entry.total == 0 ? 0 : entry.done * 100 / entry.total }
  var isCompleted: Bool { entry.total > 0 && entry.done == entry.total }
}

extension GoalIndex {
  /// The goals in the order of lists, as they stand on a day.
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
  /// What is most pressing first: by due date, those without one later, reached ones last.
  var byUrgency: [GoalOverview] {
    sorted { one, other in
      if one.isCompleted != other.isCompleted { return other.isCompleted }
      return (one.goal.dueDate ?? .last, one.number) < (other.goal.dueDate ?? .last, other.number)
    }
  }

  /// The goals that are worked on: neither archived nor completed.
  var active: [GoalOverview] { filter { !$0.goal.isArchived && !$0.isCompleted } }
}
