import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import Logging

/// How all habits stood after a day some time ago, so that a screen need not read a lifetime.
///
/// It is a cache: it holds as long as the log names no change to what it was derived from.
struct HabitCheckpoint: Codable, Hashable, Sendable {
  /// The last day taken in.
  let day: Day
  /// Where the log stood.
  let position: Int
  private let standings: [String: Standing]

  /// What was known of a habit, and how it stood.
  private struct Standing: Codable, Hashable, Sendable {
    var habit: Habit
    var progress: HabitProgress
  }

  /// Days before today that it leaves open: what a person still corrects.
  private static let openDays = 8
  /// Days before today after which it is made anew.
  private static let oldest = 32
  /// Another number with every change to the rules, whose results an older one would carry on.
  private static let key = "mori.habits.2"

  /// The checkpoint where there is one for a day before `today` and nothing up to it has changed.
  static func current(in snapshot: Snapshot, before today: Day) throws -> HabitCheckpoint? {
    guard snapshot.isCurrent, let data = try snapshot.cached(key),
      let checkpoint = try? JSONDecoder().decode(HabitCheckpoint.self, from: data),
      checkpoint.day < today
    else { return nil }
    let touched = try snapshot.recordsTouched(
      after: checkpoint.position,
      kinds: [HabitMinutes.kind, HabitSkip.kind, MercySpan.kind])
    let isOverwritten = touched.contains { name in
      // A skip is named habit/day, minutes habit/day/device; a pause may reach back.
      let parts = name.id.split(separator: "/", omittingEmptySubsequences: false)
      let isNamedByDay =
        parts.count == [HabitSkip.kind: 2, HabitMinutes.kind: 3][name.kind, default: 0]
      let day = isNamedByDay ? Day(String(parts[1])) : nil
      return day.map { $0 <= checkpoint.day } ?? true
    }
    return isOverwritten ? nil : checkpoint
  }

  /// How the habit stood, `nil` where it counts differently by now.
  func progress(of habit: Habit) -> HabitProgress? {
    if let standing = standings[habit.id], standing.habit.countsLike(habit) {
      return standing.progress
    }
    // A habit begun since stands at nothing.
    return standings[habit.id] == nil && habit.begun > day ? HabitProgress() : nil
  }

  /// Keeps a new checkpoint where the one there is does not hold or is old; where that fails, the
  /// next reading takes longer and nothing else happens.
  static func renew(in world: World) async {
    guard world.store.asOf == nil else { return }
    let today = world.calendar.day(containing: world.now())
    do {
      let isNeeded = try await world.store.read { try isOutdated(in: $0, on: today) }
      guard isNeeded else { return }
      let omissions = Omissions()
      let store = world.store.namingOmissions(in: omissions)
      let checkpoint = try await store.read { try HabitCheckpoint($0, on: today) }
      // What cannot be read now may be read one day, and the log would not tell of it.
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
  /// Whether both are due and put away on the same days; names and steps do not count.
  fileprivate func countsLike(_ other: Habit) -> Bool {
    (id, schedule, begun, archived) == (other.id, other.schedule, other.begun, other.archived)
      && (rests, formerSchedules ?? []) == (other.rests, other.formerSchedules ?? [])
  }
}
