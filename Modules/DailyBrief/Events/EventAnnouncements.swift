import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

extension World {
  /// Updates the announcements of new or changed events. Announcements earlier today are marked as
  /// passed, since they did not exist yet.
  func settleAnnouncements(of events: [Event]) async throws {
    let identifiers = Set(events.filter { !$0.leadDays.isEmpty }.map(\.alertIdentifier))
    if !identifiers.isEmpty {
      let moment = clockMoment
      try await store.transaction(automatic: true) { transaction in
        let today = moment.today...moment.today
        let alerts = try DailyBriefPlugin().alerts(
          on: today, from: transaction.snapshot, at: moment)
        try transaction.pass(
          alerts.filter { identifiers.contains($0.identifier) }, before: moment.now)
      }
    }
    try await renewTimer(of: DailyBriefPlugin())
  }
}
