import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import Logging

/// A compact index of all goals: the data for lists, points and streaks, without the text of every
/// step.
///
/// It is cached; goals that the log lists as changed since are read again, so that the result
/// equals a full read.
struct GoalIndex: Hashable, Sendable {
  /// By goal id; deleted goals stay if any of their steps were done.
  private(set) var entries: [String: Entry] = [:]
  /// The days with a bonus, as ``CoreModels/Day/epochDay``.
  private(set) var bonuses: Set<Int> = []

  /// A goal as shown in lists, with the figures for points.
  struct Entry: Hashable, Sendable {
    /// `nil` once the goal is deleted.
    var goal: Goal?
    /// The number of steps, and of those done.
    var total = 0, done = 0
    /// The first step that is not done.
    var next: Next?
    /// `true` if the goal is or was completed.
    var isPaid = false
    /// The day of every step done, oldest first, as ``CoreModels/Day/epochDay``. Includes deleted
    /// steps, but not undone ones.
    var days: [Int] = []
    /// The number of steps done on an unknown day.
    var undated = 0
  }

  /// A goal's next step.
  struct Next: Hashable, Sendable {
    var id: String
    var title: String
    var duration: String?
    var due: Day?
  }

  /// Increment the number whenever the format changes.
  private static let key = "aclio.goals.2", positionKey = "aclio.goals.2.position"
  /// The thresholds for a new copy: records of these kinds to read again, and changes of any kind.
  private static let mostTouched = 8, mostChanges = 500

  private static let kinds = [
    Goal.kind, GoalStep.kind, StepCompletion.kind, GoalCompletion.kind, DailyBonus.kind,
  ]

  /// The index of a state of the store.
  init(_ snapshot: Snapshot) throws { self = try Self.load(snapshot) }

  /// Builds the index from every record.
  init(folding snapshot: Snapshot) throws {
    let steps = Dictionary(grouping: try snapshot.list(GoalStep.self)) { $0.goalID }
    let done = Dictionary(grouping: try snapshot.list(StepCompletion.self)) { $0.goalID }
    let paid = Set(try snapshot.list(GoalCompletion.self).map(\.id))
    let goals = Dictionary(try snapshot.list(Goal.self).map { ($0.id, $0) }) { first, _ in first }
    for id in Set(goals.keys).union(done.keys).union(paid) {
      entries[id] = Entry(
        goal: goals[id], steps: steps[id, default: []], done: done[id, default: []],
        isPaid: paid.contains(id))
    }
    bonuses = Set(try snapshot.list(DailyBonus.self).compactMap { $0.day?.epochDay })
  }

  init(entries: [String: Entry], bonuses: Set<Int>) {
    (self.entries, self.bonuses) = (entries, bonuses)
  }

  /// Updates an outdated cached copy. If that fails, the next read is slower, without any other
  /// effect.
  static func renew(in world: World) async {
    guard world.store.asOf == nil else { return }
    do {
      let copy = try await world.store.read { snapshot -> GoalIndexCopy? in
        guard try isOld(in: snapshot) else { return nil }
        return GoalIndexCopy(of: try GoalIndex(snapshot), at: try snapshot.logPosition())
      }
      guard let copy else { return }
      try await world.store.cache(JSON.data(copy), for: key)
      try await world.store.cache(JSON.data(copy.position), for: positionKey)
    } catch {
      world.log.debug("The index of goals was not kept: \(error)")
    }
  }

  /// `true` if a new copy is worthwhile, judged without reading the current one.
  private static func isOld(in snapshot: Snapshot) throws -> Bool {
    guard let data = try snapshot.cached(positionKey),
      let position = try? JSONDecoder().decode(Int.self, from: data),
      let touched = try snapshot.recordsTouched(after: position, kinds: kinds)
    else { return true }
    return try snapshot.logPosition() - position > mostChanges || touched.count > mostTouched
  }

  private static func load(_ snapshot: Snapshot) throws -> GoalIndex {
    guard try snapshot.isRecent(), let data = try snapshot.cached(key),
      let copy = try? JSONDecoder().decode(GoalIndexCopy.self, from: data),
      let touched = try snapshot.recordsTouched(after: copy.position, kinds: kinds),
      var index = copy.index
    else { return try GoalIndex(folding: snapshot) }
    try index.read(touched, in: snapshot)
    return index
  }

  private mutating func read(_ touched: Set<RecordName>, in snapshot: Snapshot) throws {
    for name in touched where name.kind == DailyBonus.kind {
      guard let day = Day(name.id) else { continue }
      if try snapshot.findReadable(DailyBonus.self, name.id) == nil {
        bonuses.remove(day.epochDay)
      } else {
        bonuses.insert(day.epochDay)
      }
    }
    for id in Set(touched.filter { $0.kind != DailyBonus.kind }.map(\.goalID)) {
      entries[id] = try Entry(ofGoal: id, in: snapshot)
    }
  }
}

extension GoalIndex.Entry {
  /// `nil` if nothing is left of the goal.
  fileprivate init?(ofGoal id: String, in snapshot: Snapshot) throws {
    let prefix = GoalStep.idPrefix(ofGoal: id)
    let goal = try snapshot.findReadable(Goal.self, id)
    let done = try snapshot.list(StepCompletion.self, idPrefix: prefix)
      .filter { $0.goalID == id }
    let isPaid = try snapshot.findReadable(GoalCompletion.self, id) != nil
    guard goal != nil || !done.isEmpty || isPaid else { return nil }
    let steps =
      goal == nil
      ? [] : try snapshot.list(GoalStep.self, idPrefix: prefix).filter { $0.goalID == id }
    self.init(goal: goal, steps: steps, done: done, isPaid: isPaid)
  }

  fileprivate init(goal: Goal?, steps: [GoalStep], done: [StepCompletion], isPaid: Bool) {
    self.goal = goal
    let steps = goal == nil ? [] : steps
    let doneIDs = Set(done.map(\.id))
    total = steps.count
    self.done = steps.count { doneIDs.contains($0.id) }
    next = steps.inOrder.first { !doneIDs.contains($0.id) }.map {
      GoalIndex.Next(id: $0.id, title: $0.title, duration: $0.duration, due: $0.due)
    }
    self.isPaid = isPaid || total > 0 && self.done == total
    days = done.compactMap { $0.day?.epochDay }.sorted()
    undated = done.count - days.count
  }
}

extension RecordName {
  /// The id of the record's goal.
  fileprivate var goalID: String {
    kind == GoalStep.kind || kind == StepCompletion.kind ? GoalStep.goalID(ofStep: id) : id
  }
}

extension StepCompletion {
  /// The goal's id, derived from the step's.
  fileprivate var goalID: String { GoalStep.goalID(ofStep: id) }
}
