import CoreModels

/// An affirmation that may be chosen, and where it comes from.
struct ListedAffirmation: Hashable, Sendable {
  var affirmation: Affirmation
  var origin: AffirmationOrigin

  /// `{"id":…,"text":…,"source":…}`.
  var json: JSONValue {
    [
      "id": .string(affirmation.id), "text": .string(affirmation.text),
      "source": .string(origin.rawValue),
    ]
  }
}

/// Draws affirmations for dates of one round.
///
/// What is drawn follows from the seed, the pool and the date, so that every device draws the same;
/// what dates of the round have already only decides where the pool was another one, or the person
/// asked for another.
struct AffirmationDraw {
  private let pool: [String: ListedAffirmation]
  private let round: DailyRound
  private let number: Int
  /// The device that keeps what is drawn.
  private let device: String

  /// The draw for the round that a day is in, from what is known of the dates around it.
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

  /// Whether the day is of this round.
  func covers(_ day: Day) -> Bool { round.round(of: day) == number }

  /// The date with what comes on it, or with the fallback where the pool is empty.
  func date(_ day: Day, fallback: Affirmation) -> DayAffirmation {
    DayAffirmation(
      day: day, device: device,
      chosen: chosen(round.item(on: day))
        ?? ChosenAffirmation(affirmation: fallback, origin: .fallback, round: number))
  }

  /// The date with another one, which it has not had yet; throws
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
  /// All that the date has had, oldest first, the present one last.
  var everything: [ChosenAffirmation] { replaced + [chosen] }
}
