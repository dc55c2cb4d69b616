import CoreModels
import CorePlugin
import CoreStorage

extension Snapshot {
  /// The goals in the order in which lists number them: as they were created, archived ones last.
  func goals(includingArchived: Bool = false) throws -> [Goal] {
    let all = try list(Goal.self).filter { includingArchived || !$0.isArchived }
    return all.sorted { $0.isListed(before: $1) }
  }

  /// A goal with its steps; reads no other goal's.
  func state(of goal: Goal) throws -> GoalState {
    let prefix = GoalStep.idPrefix(ofGoal: goal.id)
    let steps = try list(GoalStep.self, idPrefix: prefix)
    let done = try list(StepCompletion.self, idPrefix: prefix)
    return GoalState(goal: goal, steps: steps.inOrder, done: Set(done.map(\.id)))
  }

  /// All goals with their steps; reads everything.
  func goalStates(includingArchived: Bool = false) throws -> [GoalState] {
    let steps = Dictionary(grouping: try list(GoalStep.self), by: \.goalID)
    let done = Set(try list(StepCompletion.self).map(\.id))
    return try goals(includingArchived: includingArchived).map { goal in
      let own = steps[goal.id, default: []].inOrder
      return GoalState(goal: goal, steps: own, done: done.intersection(own.map(\.id)))
    }
  }

  /// The goal that a person means: by its id or the start of it, its number in the list, its name or
  /// a part of it that no other has, whatever case and diacritics. Throws
  /// ``GoalError/noSuchGoal(_:)`` or ``GoalError/ambiguousGoal(_:choices:)``.
  func goal(named text: String) throws -> Goal {
    if let goal = try find(Goal.self, text) { return goal }
    return try goals(includingArchived: true).named(text)
  }
}

extension [Goal] {
  /// Least characters of an id that stand for it.
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
    // Who does not name an archived goal by more means one that is not.
    let active = found.filter { !$0.isArchived }
    let meant = active.isEmpty ? found : active
    guard let only = meant.first else { throw .noSuchGoal(text) }
    guard meant.count == 1 else { throw .ambiguousGoal(text, choices: meant.map(\.name)) }
    return only
  }
}

extension Goal {
  /// Whether lists show it before the other.
  func isListed(before other: Goal) -> Bool {
    if isArchived != other.isArchived { return !isArchived }
    return (createdAt, id) < (other.createdAt, other.id)
  }
}

extension [GoalStep] {
  /// By position.
  var inOrder: [GoalStep] { sorted { ($0.position, $0.id) < ($1.position, $1.id) } }
}
