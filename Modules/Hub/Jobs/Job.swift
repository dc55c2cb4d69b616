import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import HubAccounts
import HubWeb

/// A recurring background job, divided into pieces that one process at a time runs.
struct Job: Sendable {
  /// The name, with which its pieces begin.
  let name: String
  /// Seconds between two runs of a piece.
  let interval: Int
  /// Seconds that a piece may take. After twice as long, its owner counts as crashed.
  let timeout: Int
  /// `true` if it runs for each person, `false` if once.
  let isPersonal: Bool
  /// Checks without a write if there is anything to do in a world.
  var hasWork: @Sendable (HubServices, World) async throws -> Bool = { _, _ in true }
  /// Tells when there can be something to do again, unless the person writes meanwhile; `nil` after
  /// the interval.
  var next: @Sendable (HubServices, World) async throws -> Instant? = { _, _ in nil }
  /// `true` if what a person writes makes it due at once.
  var followsWrites = false
  /// Runs the job in a person's world, or in the operator's.
  let work: @Sendable (HubServices, World) async throws -> Void
}

extension Job {
  static let all = [reminders, push, refresh, compaction, sweep]

  /// Refreshes the data of Today: weather, lessons, affirmations.
  static let refresh = Job(
    name: "refresh", interval: 1800, timeout: 60, isPersonal: true,
    hasWork: { _, world in !world.isOffline }
  ) { services, world in
    try await withThrowingTaskGroup { group in
      for plugin in services.plugins {
        group.addTask { try await plugin.refresh(in: world) }
      }
      try await group.waitForAll()
    }
  }

  /// Delivers due reminders.
  static let reminders = Job(
    name: "reminders", interval: 30, timeout: 150, isPersonal: true,
    hasWork: { services, world in
      // People without a push subscription are reminded once they have one.
      if services.options.isMultiUser,
        try await services.pushSubscriptions.list(of: world.store.profile).isEmpty
      {
        return false
      }
      let moment = world.clockMoment
      return try await world.store.read { snapshot in
        try services.plugins.contains { plugin in
          try plugin.reminders(on: moment.today...moment.today, from: snapshot, at: moment)
            .contains { try $0.instant <= moment.now && snapshot.isOpen($0) }
        }
      }
    },
    next: { services, world in
      let moment = world.clockMoment
      let days = moment.today...moment.today.advanced(by: 1)
      let instants = try await world.store.read { snapshot in
        try services.plugins.flatMap {
          try $0.reminders(on: days, from: snapshot, at: moment).filter(snapshot.isOpen)
            .map(\.instant)
        }
      }
      // An open one of the past failed, or has no browser yet.
      let later = instants.filter { $0 > moment.now }.min()
      return min(later ?? world.restsUntil, world.restsUntil)
    }, followsWrites: true
  ) { services, world in
    for plugin in services.plugins { _ = try await world.fireReminders(of: plugin) }
  }

  /// Compacts old saves, in batches small enough not to keep anyone waiting.
  static let compaction = Job(name: "compaction", interval: 86_400, timeout: 60, isPersonal: true) {
    _, world in
    let calendar = world.calendar
    for _ in 0..<10 {
      let dropped = try await world.store.compact { calendar.day(containing: $0) }
      if dropped == nil { break }
    }
  }

  /// Removes expired sessions, claims and limits, and the traces of deleted data.
  static let sweep = Job(name: "sweep", interval: 600, timeout: 60, isPersonal: false) { _, world in
    let now = world.now()
    try await world.store.changeRegistry {
      _ = try $0.removeExpired()
    }
    // A concurrent reader may have kept deleted data in the write-ahead log.
    try await world.store.finishForgetting()
    _ = try await world.store.clearTraces()
  }
}

extension World {
  /// The time of the next look at somebody who has nothing to do and writes nothing. Less than a
  /// day, whose reminders are known beforehand.
  fileprivate var restsUntil: Instant { now().adding(seconds: 6 * 3600) }
}

extension Snapshot {
  /// `true` if no process has claimed the reminder, or its delivery failed for certain.
  fileprivate func isOpen(_ reminder: Reminder) throws -> Bool {
    try find(ReminderClaim.self, reminder.claimID).map { $0.state == .failed } ?? true
  }
}

extension Job {
  /// Sends reminders claimed by any device to the person's browsers, once each.
  static let push = Job(
    name: "push", interval: 15, timeout: 60, isPersonal: true,
    hasWork: { services, world in try await !services.dueMessages(in: world).isEmpty },
    next: { services, world in
      // The interval retries failed deliveries.
      try await services.hasMessagesLater(in: world) ? nil : world.restsUntil
    }, followsWrites: true
  ) { services, world in
    try await services.pushSubscriptions.sweep(world.store.profile)
    for message in try await services.dueMessages(in: world) { try await services.send(message) }
  }
}
