import CoreModels
import CorePlugin
import CoreStorage

extension Snapshot {
  /// The goals in list order: by creation date, archived ones last.
  func goals(includingArchived: Bool = false) throws -> [Goal] {
    let all = try list(Goal.self).filter { includingArchived || !$0.isArchived }
    return all.sorted { $0.isListed(before: $1) }
  }

  /// A goal with its steps; reads only that goal's records.
  func state(of goal: Goal) throws -> GoalState {
    let prefix = GoalStep.idPrefix(ofGoal: goal.id)
    let steps = try list(GoalStep.self, idPrefix: prefix)
    let done = try list(StepCompletion.self, idPrefix: prefix)
    return GoalState(goal: goal, steps: steps.inOrder, done: Set(done.map(\.id)))
  }

  /// All goals with their steps; reads every record.
  func goalStates(includingArchived: Bool = false) throws -> [GoalState] {
    let steps = Dictionary(grouping: try list(GoalStep.self), by: \.goalID)
    let done = Set(try list(StepCompletion.self).map(\.id))
    return try goals(includingArchived: includingArchived).map { goal in
      let own = steps[goal.id, default: []].inOrder
      return GoalState(goal: goal, steps: own, done: done.intersection(own.map(\.id)))
    }
  }

  /// Finds the goal a person named: by id or its beginning, by number in the list, or by name or a
  /// unique part of it, ignoring case and diacritics. Throws ``GoalError/noSuchGoal(_:)`` or
  /// ``GoalError/ambiguousGoal(_:choices:)``.
  func goal(named text: String) throws -> Goal {
    if let goal = try find(Goal.self, text) { return goal }
    return try goals(includingArchived: true).named(text)
  }
}

extension [Goal] {
  /// The minimum length of an id's prefix.
  private static let shortestPrefix = 4

  /// See ``CoreStorage/Snapshot/goal(named:)``.
  fileprivate func named(_ text: String) throws(GoalError) -> Goal {
    let name = text.trimmingWhitespace().folded
    if let number = Int(name), indices.contains(number - 1) { return self[number - 1] }
    guard !name.isEmpty else { throw .noSuchGoal(text) }
    let exact = filter { $0.name.folded == name }
    var found = exact.isEmpty ? filter { $0.name.folded.contains(name) } : exact
    if found.isEmpty, name.count >= Self.shortestPrefix {
      found = filter { $0.id.hasPrefix(name) }
    }
    // Among several matches, active goals take precedence over archived ones.
    let active = found.filter { !$0.isArchived }
    let meant = active.isEmpty ? found : active
    guard let only = meant.first else { throw .noSuchGoal(text) }
    guard meant.count == 1 else { throw .ambiguousGoal(text, choices: meant.map(\.name)) }
    return only
  }
}

extension Goal {
  /// `true` if lists show it before the other goal.
  func isListed(before other: Goal) -> Bool {
    if isArchived != other.isArchived { return !isArchived }
    return (createdAt, id) < (other.createdAt, other.id)
  }
}

extension [GoalStep] {
  /// The steps, ordered by position.
  var inOrder: [GoalStep] { sorted { ($0.position, $0.id) < ($1.position, $1.id) } }
}
