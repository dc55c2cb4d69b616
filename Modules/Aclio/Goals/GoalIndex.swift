import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import Logging

/// All goals folded small: what lists, points and streaks need, without the text of every step.
///
/// A copy is cached; what the log names as changed since is read again goal by goal, so that it says
/// the same as a reading of everything.
struct GoalIndex: Hashable, Sendable {
  /// By the goal's id; deleted goals stay where steps of theirs were done.
  private(set) var entries: [String: Entry] = [:]
  /// The days with a bonus, as ``CoreModels/Day/epochDay``.
  private(set) var bonuses: Set<Int> = []

  /// A goal as lists show it, and what counts of it.
  struct Entry: Hashable, Sendable {
    /// `nil` once it is deleted.
    var goal: Goal?
    /// Steps, and how many of them are done.
    var total = 0, done = 0
    /// The first step that is not done.
    var next: Next?
    /// Whether it is or was completed.
    var isPaid = false
    /// The day of every step that was ever done and not undone, oldest first, as
    /// ``CoreModels/Day/epochDay``; steps that are gone by now are among them.
    var days: [Int] = []
    /// Those done on a day that nobody knows.
    var undated = 0
  }

  /// What is known of a goal's next step.
  struct Next: Hashable, Sendable {
    var id: String
    var title: String
    var duration: String?
    var due: Day?
  }

  /// Another number with every change to what it holds.
  private static let key = "aclio.goals.2", positionKey = "aclio.goals.2.position"
  /// Records that are read again before a new copy is worth its writing, and changes of any kind.
  private static let mostTouched = 8, mostChanges = 500

  private static let kinds = [
    Goal.kind, GoalStep.kind, StepCompletion.kind, GoalCompletion.kind, DailyBonus.kind,
  ]

  /// The index of that state of the store.
  init(_ snapshot: Snapshot) throws { self = try Self.load(snapshot) }

  /// Every record read.
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

  /// Writes a new copy where the one there is old; where that fails, the next reading takes longer
  /// and nothing else happens.
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

  /// Whether a new copy is worth its writing, told without reading the one there is.
  private static func isOld(in snapshot: Snapshot) throws -> Bool {
    guard let data = try snapshot.cached(positionKey),
      let position = try? JSONDecoder().decode(Int.self, from: data)
    else { return true }
    return try snapshot.logPosition() - position > mostChanges
      || snapshot.recordsTouched(after: position, kinds: kinds).count > mostTouched
  }

  private static func load(_ snapshot: Snapshot) throws -> GoalIndex {
    guard snapshot.isCurrent, let data = try snapshot.cached(key),
      let copy = try? JSONDecoder().decode(GoalIndexCopy.self, from: data),
      var index = copy.index
    else { return try GoalIndex(folding: snapshot) }
    try index.read(snapshot.recordsTouched(after: copy.position, kinds: kinds), in: snapshot)
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
  /// `nil` where nothing is left of the goal.
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
  /// The id of the goal that a record of the index belongs to.
  fileprivate var goalID: String {
    kind == GoalStep.kind || kind == StepCompletion.kind ? GoalStep.goalID(ofStep: id) : id
  }
}

extension StepCompletion {
  /// The goal that its id names.
  fileprivate var goalID: String { GoalStep.goalID(ofStep: id) }
}
