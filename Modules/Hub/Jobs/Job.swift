import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// Background work that comes again and again, in pieces that one process does at a time.
struct Job: Sendable {
  /// Its name, with which its pieces begin.
  let name: String
  /// Seconds between two turns of a piece.
  let every: Int
  /// Seconds that a piece may take; after twice as many its owner is taken to have died.
  let bound: Int
  /// Whether it is done for each person, or once.
  let isPersonal: Bool
  /// Whether there is anything to do in that world; it costs no write to ask.
  var isWanted: @Sendable (Hub, World) async throws -> Bool = { _, _ in true }
  /// Does it in the world of a person, or the operator's.
  let work: @Sendable (Hub, World) async throws -> Void
}

extension Job {
  /// All of them.
  static let all = [reminders, push, refresh, sweep]

  /// Brings what Today shows up to date: weather, lessons, affirmations.
  static let refresh = Job(name: "refresh", every: 1800, bound: 60, isPersonal: true) {
    hub, world in
    try await withThrowingTaskGroup { group in
      for plugin in hub.plugins {
        group.addTask { try await plugin.refresh(in: world) }
      }
      try await group.waitForAll()
    }
  }

  /// Delivers the reminders that are due.
  static let reminders = Job(
    name: "reminders", every: 30, bound: 150, isPersonal: true,
    isWanted: { hub, world in
      // Whom nothing reaches yet is reminded when something does.
      if hub.options.isMultiUser,
        try await hub.pushSubscriptions.list(of: world.store.profile).isEmpty
      {
        return false
      }
      let moment = world.clockMoment
      return try await world.store.read { snapshot in
        try hub.plugins.contains { plugin in
          try plugin.reminders(on: moment.today...moment.today, from: snapshot, at: moment)
            .contains { try $0.instant <= moment.now && snapshot.isOpen($0) }
        }
      }
    }
  ) { hub, world in
    for plugin in hub.plugins { _ = try await world.fireReminders(of: plugin) }
  }

  /// Removes sessions, claims and limits that are over, and what is left of all that was removed.
  static let sweep = Job(name: "sweep", every: 600, bound: 60, isPersonal: false) { _, world in
    let now = world.now()
    try await world.store.transaction(automatic: true) {
      _ = try $0.registry().removeExpired(at: now)
    }
    // Where somebody was reading when it was removed, it is still in the log of writes.
    try await world.store.finishForgetting()
    _ = try await world.store.clearTraces()
  }
}

extension Snapshot {
  /// Whether nobody took a reminder, or it certainly did not arrive.
  fileprivate func isOpen(_ reminder: Reminder) throws -> Bool {
    try find(ReminderClaim.self, reminder.claimID).map { $0.state == .failed } ?? true
  }
}
