import CoreTerminal
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

extension World {
  /// Throws ``EventError/leadDaysOnServer`` where the source would forget when to announce it.
  func requireKept(_ event: Event, by source: some EventSource) throws(EventError) {
    if !event.leadDays.isEmpty, !source.keepsLeadDays { throw .leadDaysOnServer }
  }

  /// How an event stands today.
  func countdown(of event: Event) -> Countdown {
    Countdown(of: event, on: today, language: language)
  }

  /// Answers what became of an event, and what keeps its announcements from arriving.
  ///
  /// What was read as its date is shown where it was typed in other words.
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

  /// Brings announcements in line with events that are new or changed: what would have been
  /// announced earlier today passes, as nobody had asked for it.
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
