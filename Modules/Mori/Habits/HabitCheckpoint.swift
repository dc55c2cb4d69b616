import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import Logging

/// A cached state of all habits on a past day, which saves reading the whole history.
///
/// It stays valid while the log has no changes to its inputs.
struct HabitCheckpoint: Codable, Hashable, Sendable {
  /// The last day included.
  let day: Day
  /// The log's position at which its inputs were last checked.
  private(set) var position: Int
  /// The encoded ``Standing`` of each habit by its id. A tap decodes one of them.
  private let standings: [String: Data]

  /// A habit as it was, with its progress.
  private struct Standing: Codable, Hashable, Sendable {
    var habit: Habit
    var progress: HabitProgress
  }

  /// The number of days before today that are left out, because they may still be corrected.
  private static let openDays = 8
  /// The age in days after which it is renewed.
  private static let oldest = 32
  /// The number of changes after which their records are no longer read at every use.
  private static let mostChanges = 256
  /// The cache key, whose number changes with the rules so that older results are discarded.
  private static let key = "mori.habits.4", earlierKey = "mori.habits.4.earlier"
  /// How many days the earlier ones are older, so that no day is further from the one before it
  /// than from today: for some 45 years.
  private static let earlierAges = (0..<10).map { 32 << $0 }

  /// Returns the last cached checkpoint of a day before `today` if its inputs are unchanged.
  static func current(in snapshot: Snapshot, before today: Day) throws -> HabitCheckpoint? {
    try checked(in: snapshot, before: today)?.checkpoint
  }

  /// Returns the checkpoint as ``current(in:before:)`` does, and the records written since.
  private static func checked(
    in snapshot: Snapshot, before today: Day
  ) throws -> (checkpoint: HabitCheckpoint, touched: Set<RecordName>)? {
    guard try snapshot.isRecent(),
      let checkpoint = try last(in: snapshot, before: today),
      let touched = try snapshot.recordsTouched(
        after: checkpoint.position,
        kinds: [Habit.kind, HabitMinutes.kind, HabitSkip.kind, MercySpan.kind])
    else { return nil }
    let isOverwritten = touched.contains { name in
      // `progress(of:)` compares a habit's rules.
      guard name.kind != Habit.kind else { return false }
      // A skip is named habit/day, minutes habit/day/device; a pause may start earlier.
      let parts = name.id.split(separator: "/", omittingEmptySubsequences: false)
      let isNamedByDay =
        parts.count == [HabitSkip.kind: 2, HabitMinutes.kind: 3][name.kind, default: 0]
      let day = isNamedByDay ? Day(String(parts[1])) : nil
      return day.map { $0 <= checkpoint.day } ?? true
    }
    return isOverwritten ? nil : (checkpoint, touched)
  }

  private static func last(in snapshot: Snapshot, before today: Day) throws -> HabitCheckpoint? {
    guard let data = try snapshot.cached(key),
      let last = try? JSONDecoder().decode(HabitCheckpoint.self, from: data)
    else { return nil }
    if last.day < today { return last }
    let earlier = try snapshot.cached(earlierKey)
      .flatMap { try? JSONDecoder().decode([HabitCheckpoint].self, from: $0) }
    return earlier?.last { $0.day < today }
  }

  /// Returns the habit's progress, or `nil` if the rules for it have changed.
  func progress(of habit: Habit) -> HabitProgress? {
    guard let data = standings[habit.id] else {
      // A habit started since has no progress yet.
      return habit.begun > day ? HabitProgress() : nil
    }
    guard let standing = try? JSONDecoder().decode(Standing.self, from: data),
      standing.habit.countsLike(habit)
    else { return nil }
    return standing.progress
  }

  /// Renews the checkpoint if it is invalid or old. If that fails, the next read merely takes
  /// longer.
  static func renew(in world: World) async {
    guard world.store.asOf == nil else { return }
    let today = world.calendar.day(containing: world.now())
    do {
      switch try await world.store.read({ try renewal(in: $0, on: today) }) {
      case .none: return
      case .position(let checkpoint): try await world.store.cache(JSON.data(checkpoint), for: key)
      case .everything:
        let omissions = Omissions()
        let store = world.store.namingOmissions(in: omissions)
        var checkpoints = try await store.read { try all(in: $0, on: today) }
        // Unreadable records may become readable later, without a change in the log.
        guard omissions.records.isEmpty else { return }
        try await world.store.cache(JSON.data(checkpoints.popLast()), for: key)
        try await world.store.cache(JSON.data(checkpoints), for: earlierKey)
      }
    } catch {
      world.log.debug("The habits' checkpoint was not kept: \(error)")
    }
  }

  /// The part of the cache to write.
  private enum Renewal {
    case none
    /// The current checkpoint, at a later position.
    case position(HabitCheckpoint)
    case everything
  }

  private static func renewal(in snapshot: Snapshot, on today: Day) throws -> Renewal {
    guard let (checkpoint, touched) = try checked(in: snapshot, before: today),
      checkpoint.day.distance(to: today) <= oldest
    else { return .everything }
    let isHabitTouched = touched.contains { $0.kind == Habit.kind }
    if isHabitTouched {
      let habits = try HabitLedger(snapshot: snapshot).habits(includingArchived: true)
      if habits.contains(where: { checkpoint.progress(of: $0) == nil }) { return .everything }
    }
    let position = try snapshot.logPosition()
    guard isHabitTouched || position - checkpoint.position > mostChanges else { return .none }
    var moved = checkpoint
    moved.position = position
    return .position(moved)
  }

  /// Returns the checkpoints of all their days, oldest first, from one reading of the history.
  private static func all(in snapshot: Snapshot, on today: Day) throws -> [HabitCheckpoint] {
    let ledger = HabitLedger(snapshot: snapshot)
    let history = try HabitHistory(ledger, from: .first, to: today)
    let position = try snapshot.logPosition()
    let last = today.advanced(by: -openDays)
    let days = earlierAges.reversed().map { last.advanced(by: -$0) } + [last]
    let standings = try ledger.habits(includingArchived: true).map { habit in
      var (former, progress) = (Day?.none, HabitProgress())
      return try days.map { day in
        progress = history.progress(of: habit, after: former, progress, through: day)
        former = day
        return (habit.id, try JSON.data(Standing(habit: habit, progress: progress)))
      }
    }
    return days.indices.map { index in
      HabitCheckpoint(
        day: days[index], position: position,
        standings: Dictionary(standings.map { $0[index] }) { first, _ in first })
    }
  }
}

extension Habit {
  /// Returns `true` if both have the same schedule and archived days; names and steps do not
  /// matter.
  fileprivate func countsLike(_ other: Habit) -> Bool {
    (id, schedule, begun, archived) == (other.id, other.schedule, other.begun, other.archived)
      && (rests, formerSchedules ?? []) == (other.rests, other.formerSchedules ?? [])
  }
}
