import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// The affirmation on screen, with its context.
struct AffirmationState: Hashable, Sendable {
  var date: DayAffirmation
  var affirmation: Affirmation
  var theme: ActiveTheme
  var reminders: ReminderChoice
  var refresh = RefreshOutcome.none

  init(_ date: DayAffirmation, in snapshot: Snapshot, at moment: Moment) throws {
    self.date = date
    affirmation = date.chosen.reading(in: moment.language)
    theme = try ThemeChoice(in: snapshot).active(at: moment.now, in: moment.calendar)
    reminders = try GroundingSunPlugin().affirmationReminders(in: snapshot)
  }

  /// The source of the affirmation; a server's is remote while the server responds.
  var origin: AffirmationOrigin {
    date.chosen.origin == .cache && refresh == .fresh ? .remote : date.chosen.origin
  }
}

extension World {
  func shelf(_ snapshot: Snapshot, _ source: AffirmationSource) -> AffirmationShelf {
    AffirmationShelf(
      snapshot: snapshot, source: source, language: language, clockDay: moment.clockDay)
  }

  /// Returns the dates with their affirmations, drawing and saving those that are missing. `shown`
  /// is the date on screen.
  func settledDates(
    _ days: [Day], showing shown: Day? = nil, from source: AffirmationSource
  ) async throws -> [DayAffirmation] {
    let kept = try await store.read { snapshot in
      let shelf = shelf(snapshot, source)
      return try store.asOf == nil
        ? shelf.keptAsSettled(days, showing: shown) : shelf.settled(days)
    }
    if let kept { return kept }
    let moment = moment
    // Drawn only within the transaction, because another command may draw at the same time.
    do {
      return try await store.transaction(automatic: true) { transaction in
        let shelf = shelf(transaction.snapshot, source)
        let dates = try shelf.settled(shelf.planned(with: days, at: moment), showing: shown)
        try transaction.keep(dates)
        return dates.filter { $0.day.map(days.contains) ?? false }
      }
    } catch let error as StoreError where error.mayLeaveReading {
      // On a full disk the next run draws the same, because none of the draw's inputs was written.
      return try await store.read { try shelf($0, source).settled(days, showing: shown) }
    }
  }

  /// Returns today's affirmation and marks it as shown.
  func affirmation(from source: AffirmationSource) async throws -> AffirmationState {
    let moment = moment
    let dates = try await settledDates([moment.today], showing: moment.today, from: source)
    return try await store.read { try AffirmationState(dates[0], in: $0, at: moment) }
  }
}
