import CoreModels
import CoreStorage

/// The affirmations of a date, combined from all devices.
struct AffirmationDay {
  /// The date's record for this device.
  let date: DayAffirmation
  /// The affirmations shown on other devices, without duplicates.
  let elsewhere: [ChosenAffirmation]

  init(_ date: DayAffirmation, elsewhere: [ChosenAffirmation]) {
    (self.date, self.elsewhere) = (date, elsewhere)
  }

  /// Combines the records of a date. One shown here precedes those shown elsewhere, which precede
  /// those only planned; among equals the first written counts. A merge therefore never changes
  /// what was shown.
  init?(_ records: [DayAffirmation], on device: String) {
    func rank(_ record: DayAffirmation) -> Int {
      (record.isShown ? 0 : 2) + (record.device == device ? 0 : 1)
    }
    let ranked = records.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
    guard let date = ranked.first else { return nil }
    self.date = date
    var seen = Set(date.everything.map(\.affirmation.id))
    elsewhere = ranked.dropFirst().filter(\.isShown).flatMap(\.everything).filter {
      seen.insert($0.affirmation.id).inserted
    }
  }

  /// All affirmations of the date: the current one, then those it replaced, latest first, then
  /// other devices'.
  var everything: [ChosenAffirmation] { date.everything.reversed() + elsewhere }
}

extension Snapshot {
  /// Returns the dates that have an affirmation, optionally only those of these days, oldest first.
  func affirmationDays(_ days: ClosedRange<Day>? = nil) throws -> [AffirmationDay] {
    let records = try list(DayAffirmation.self, days: days)
    let byDay = Dictionary(grouping: records) { $0.day ?? .first }
    return byDay.keys.sorted().compactMap { AffirmationDay(byDay[$0] ?? [], on: device) }
  }

  /// Returns a date, or `nil` if it has no affirmation.
  func affirmationDay(_ day: Day) throws -> AffirmationDay? {
    try affirmationDays(day...day).first
  }
}
