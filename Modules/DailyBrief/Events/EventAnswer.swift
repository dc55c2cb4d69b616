import CoreTerminal
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

extension World {
  /// Throws ``EventError/leadDaysOnServer`` if the source would lose the event's lead days.
  func requireKept(_ event: Event, by source: some EventSource) throws(EventError) {
    if !event.leadDays.isEmpty, !source.keepsLeadDays { throw .leadDaysOnServer }
  }

  /// The event's countdown as of today.
  func countdown(of event: Event) -> Countdown {
    Countdown(of: event, on: today, language: language)
  }

  /// Prints what happened to an event, and anything that prevents its announcements.
  ///
  /// Includes the parsed date if it was typed in words.
  func answer(
    _ event: Event, _ sentence: EventText, dated text: String? = nil, note: EventText? = nil
  ) async throws {
    let countdown = countdown(of: event)
    let isAnnounced = !event.leadDays.isEmpty && !countdown.isPast
    let advice = isAnnounced ? try await deliveryAdvice(of: DailyBriefPlugin()) : nil
    try answer(countdown.listedJSON) {
      let isOther = text.map { $0 != event.date.description } ?? false
      let date = isOther ? event.date.longText(in: language) : nil
      return ([self.text(sentence)] + [date, note.map(self.text), advice].compactMap(\.self)).map(
        \.terminalSafe)
    }
  }

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
