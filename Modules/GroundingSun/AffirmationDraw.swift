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

/// Draws affirmations for dates: a shuffled round, in which nothing repeats until all were there.
///
/// What is drawn follows from the seed, the dates that have one, and the pool, and so is the same on
/// every device that knows the same.
struct AffirmationDraw {
  let seed: UInt64
  let pool: [ListedAffirmation]
  /// The dates of the current round and, where there is one, the last of the round before.
  var dates: [DayAffirmation]

  /// The next one that is none of `excluded`; `nil` where there is no such.
  func next(excluding excluded: Set<String> = []) -> ChosenAffirmation? {
    let shown = dates.sorted { ($0.day ?? .first) < ($1.day ?? .first) }
      .flatMap(\.everything).map { ShuffledRound.Choice(id: $0.affirmation.id, round: $0.round) }
    let candidates = pool.filter { !excluded.contains($0.affirmation.id) }
    guard
      let next = ShuffledRound(seed: seed).next(
        from: candidates.map(\.affirmation.id), after: shown),
      let listed = candidates.first(where: { $0.affirmation.id == next.id })
    else { return nil }
    return ChosenAffirmation(
      affirmation: listed.affirmation, origin: listed.origin, round: next.round)
  }

  /// The date with the next one, or with the fallback where the pool is empty; the date counts as
  /// drawn from then on.
  mutating func draw(for day: Day, fallback: Affirmation) -> DayAffirmation {
    let round = dates.map(\.chosen.round).max() ?? 0
    let date = DayAffirmation(
      day: day,
      chosen: next()
        ?? ChosenAffirmation(affirmation: fallback, origin: .fallback, round: round))
    dates.append(date)
    return date
  }

  /// The date with another one, which it has not had yet; throws
  /// ``GroundingSunError/nothingElse``.
  func reroll(_ date: DayAffirmation) throws(GroundingSunError) -> DayAffirmation {
    guard let next = next(excluding: Set(date.everything.map(\.affirmation.id))) else {
      throw .nothingElse
    }
    var date = date
    date.replaced.append(date.chosen)
    date.chosen = next
    return date
  }
}

extension DayAffirmation {
  /// All that the date has had, oldest first, the present one last.
  var everything: [ChosenAffirmation] { replaced + [chosen] }
}
