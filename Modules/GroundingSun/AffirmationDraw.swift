import CoreModels
import CorePlugin

/// An affirmation that can be chosen, with its source.
struct ListedAffirmation: Hashable, Sendable {
  var affirmation: Affirmation
  var origin: AffirmationOrigin
}

extension ListedAffirmation: JSONObject {
  static let fields: [Field<Self>] =
    Affirmation.fields.map { $0.within { (listed: Self) in listed.affirmation } } + [
      Field("source", "Where it comes from.", \.origin)
    ]
}

/// Draws affirmations for the dates of one round.
///
/// The draw depends on the seed, the pool and the date only, so every device draws the same.
/// Affirmations already on the round's dates matter only if the pool was different then, or the
/// user asked for another one.
struct AffirmationDraw {
  private let pool: [String: ListedAffirmation]
  private let round: DailyRound
  private let number: Int
  /// The device that stores the results.
  private let device: String

  /// Prepares the draw for the round of a day, given the affirmations of the dates around it.
  init(
    seed: UInt64, pool: [ListedAffirmation], dates: [DayAffirmation], device: String, round day: Day
  ) {
    self.pool = Dictionary(pool.map { ($0.affirmation.id, $0) }) { first, _ in first }
    self.device = device
    let kept = dates.compactMap { date in date.day.map { ($0, date.chosen.affirmation.id) } }
    round = DailyRound(
      seed: seed, pool: self.pool.keys, kept: Dictionary(kept) { first, _ in first })
    number = round.round(of: day)
  }

  /// Returns `true` if the day is in this round.
  func covers(_ day: Day) -> Bool { round.round(of: day) == number }

  /// Returns the date with its affirmation, or with the fallback if the pool is empty.
  func date(_ day: Day, fallback: Affirmation) -> DayAffirmation {
    DayAffirmation(
      day: day, device: device,
      chosen: chosen(round.item(on: day))
        ?? ChosenAffirmation(affirmation: fallback, origin: .fallback, round: number))
  }

  /// Returns the date with another affirmation that it has not had yet; throws
  /// ``GroundingSunError/nothingElse``.
  func reroll(_ date: DayAffirmation) throws(GroundingSunError) -> DayAffirmation {
    let day = date.day ?? .first
    let next = round.another(on: day, excluding: Set(date.everything.map(\.affirmation.id)))
    guard let chosen = chosen(next) else { throw .nothingElse }
    var date = date
    date.replaced.append(date.chosen)
    (date.chosen, date.device) = (chosen, device)
    return date
  }

  private func chosen(_ id: String?) -> ChosenAffirmation? {
    id.flatMap { pool[$0] }.map {
      ChosenAffirmation(affirmation: $0.affirmation, origin: $0.origin, round: number)
    }
  }
}

extension DayAffirmation {
  /// All affirmations of the date, oldest first, including the current one.
  var everything: [ChosenAffirmation] { replaced + [chosen] }
}
