import CoreModels
import CoreStorage

/// A date as its devices kept it.
struct AffirmationDay {
  /// What the date has on this device.
  let date: DayAffirmation
  /// What other devices showed on it beside that, each once.
  let elsewhere: [ChosenAffirmation]

  init(_ date: DayAffirmation, elsewhere: [ChosenAffirmation]) {
    (self.date, self.elsewhere) = (date, elsewhere)
  }

  /// What was shown here comes before what was shown elsewhere, and that before what was only
  /// planned; of equals the first written. So nothing that was shown is changed by a merge.
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

  /// All that the date has had, the present one first, what it replaced after it, the latest first.
  var everything: [ChosenAffirmation] { date.everything.reversed() + elsewhere }
}

extension Snapshot {
  /// The dates that have an affirmation, or those of these days, oldest first.
  func affirmationDays(_ days: ClosedRange<Day>? = nil) throws -> [AffirmationDay] {
    let records = try list(DayAffirmation.self, days: days)
    let byDay = Dictionary(grouping: records) { $0.day ?? .first }
    return byDay.keys.sorted().compactMap { AffirmationDay(byDay[$0] ?? [], on: device) }
  }

  /// The date as it is kept, `nil` where it has no affirmation.
  func affirmationDay(_ day: Day) throws -> AffirmationDay? {
    try affirmationDays(day...day).first
  }
}
