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
  /// The log's position at that time.
  let position: Int
  private let standings: [String: Standing]

  /// A habit as it was, with its progress.
  private struct Standing: Codable, Hashable, Sendable {
    var habit: Habit
    var progress: HabitProgress
  }

  /// The number of days before today that are left out, because they may still be corrected.
  private static let openDays = 8
  /// The age in days after which it is renewed.
  private static let oldest = 32
  /// The cache key, whose number changes with the rules so that older results are discarded.
  private static let key = "mori.habits.2"

  /// Returns the cached checkpoint if it is of a day before `today` and its inputs are unchanged.
  static func current(in snapshot: Snapshot, before today: Day) throws -> HabitCheckpoint? {
    guard snapshot.isCurrent, let data = try snapshot.cached(key),
      let checkpoint = try? JSONDecoder().decode(HabitCheckpoint.self, from: data),
      checkpoint.day < today
    else { return nil }
    let touched = try snapshot.recordsTouched(
      after: checkpoint.position,
      kinds: [HabitMinutes.kind, HabitSkip.kind, MercySpan.kind])
    let isOverwritten = touched.contains { name in
      // A skip is named habit/day, minutes habit/day/device; a pause may start earlier.
      let parts = name.id.split(separator: "/", omittingEmptySubsequences: false)
      let isNamedByDay =
        parts.count == [HabitSkip.kind: 2, HabitMinutes.kind: 3][name.kind, default: 0]
      let day = isNamedByDay ? Day(String(parts[1])) : nil
      return day.map { $0 <= checkpoint.day } ?? true
    }
    return isOverwritten ? nil : checkpoint
  }

  /// Returns the habit's progress, or `nil` if the rules for it have changed.
  func progress(of habit: Habit) -> HabitProgress? {
    if let standing = standings[habit.id], standing.habit.countsLike(habit) {
      return standing.progress
    }
    // A habit started since has no progress yet.
    return standings[habit.id] == nil && habit.begun > day ? HabitProgress() : nil
  }

  /// Renews the checkpoint if it is invalid or old. If that fails, the next read merely takes
  /// longer.
  static func renew(in world: World) async {
    guard world.store.asOf == nil else { return }
    let today = world.calendar.day(containing: world.now())
    do {
      let isNeeded = try await world.store.read { try isOutdated(in: $0, on: today) }
      guard isNeeded else { return }
      let omissions = Omissions()
      let store = world.store.namingOmissions(in: omissions)
      let checkpoint = try await store.read { try HabitCheckpoint($0, on: today) }
      // Unreadable records may become readable later, without a change in the log.
      guard omissions.records.isEmpty else { return }
      try await world.store.cache(JSON.data(checkpoint), for: key)
    } catch {
      world.log.debug("The habits' checkpoint was not kept: \(error)")
    }
  }

  private static func isOutdated(in snapshot: Snapshot, on today: Day) throws -> Bool {
    guard let checkpoint = try current(in: snapshot, before: today) else { return true }
    return try checkpoint.day.distance(to: today) > oldest
      || HabitLedger(snapshot: snapshot).habits(includingArchived: true)
        .contains { checkpoint.progress(of: $0) == nil }
  }

  private init(_ snapshot: Snapshot, on today: Day) throws {
    let ledger = HabitLedger(snapshot: snapshot)
    let last = today.advanced(by: -Self.openDays)
    let history = try HabitHistory(ledger, from: .first, to: today)
    day = last
    position = try snapshot.logPosition()
    standings = Dictionary(
      try ledger.habits(includingArchived: true).map { habit in
        (habit.id, Standing(habit: habit, progress: history.progress(of: habit, through: last)))
      }
    ) { first, _ in first }
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
