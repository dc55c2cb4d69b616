import CoreModels
import CorePlugin
import CoreStorage

/// The affirmation on screen, with all that is shown around it.
struct AffirmationState: Hashable, Sendable {
  var date: DayAffirmation
  var affirmation: Affirmation
  var theme: ActiveTheme
  var refresh = RefreshOutcome.none

  init(_ date: DayAffirmation, in snapshot: Snapshot, at moment: Moment) throws {
    self.date = date
    affirmation = date.chosen.reading(in: moment.language)
    theme = try ThemeChoice(in: snapshot).active(at: moment.now, in: moment.calendar)
  }

  /// Where the affirmation comes from; a server's is remote while the server answers.
  var origin: AffirmationOrigin {
    date.chosen.origin == .cache && refresh == .fresh ? .remote : date.chosen.origin
  }

  /// `grounding-sun --json`.
  var json: JSONValue {
    [
      "day": .string(date.id), "affirmation": affirmation.json,
      "rerolls": .integer(Int64(date.replaced.count)), "source": .string(origin.rawValue),
      "theme": theme.json,
      "reminder": ["enabled": false, "times": ["09:00"]],
    ]
  }
}

extension World {
  func shelf(_ snapshot: Snapshot, _ source: AffirmationSource) -> AffirmationShelf {
    AffirmationShelf(snapshot: snapshot, source: source, language: language, today: today)
  }

  /// The dates with their affirmations; those that have none get one, and keep it.
  func settledDates(
    _ days: [Day], from source: AffirmationSource
  ) async throws -> [DayAffirmation] {
    let kept = try await store.read { snapshot in
      let shelf = shelf(snapshot, source)
      return try store.asOf == nil ? shelf.keptAsSettled(days) : shelf.settled(days)
    }
    if let kept { return kept }
    // Drawn only here, because another command may be drawing at the same time.
    return try await store.transaction(automatic: true) { transaction in
      let dates = try shelf(transaction.snapshot, source).settled(days)
      for date in dates { try transaction.put(date) }
      return dates
    }
  }

  /// Today's affirmation, which from now on is today's.
  func affirmation(from source: AffirmationSource) async throws -> AffirmationState {
    let moment = moment
    let date = try await settledDates([moment.today], from: source)[0]
    return try await store.read { try AffirmationState(date, in: $0, at: moment) }
  }
}
