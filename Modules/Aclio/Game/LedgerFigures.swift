import CoreModels

extension Ledger {
  /// The figures of the statistics with their names, in display order.
  func figures(in language: Language) -> [(name: String, value: String)] {
    let figures: [(GameText, String)] = [
      (.levelTitle, GameText.levelName(level).text(in: language)),
      (.points, GameText.pointsTo(points: points, next: level.nextAt).text(in: language)),
      (.streakTitle, GameText.days(streak.current).text(in: language)),
      (.bestTitle, GameText.days(streak.best).text(in: language)),
      (.goalsKept, language.grouped(feats.goals)),
      (.goalsCompleted, language.grouped(feats.completed)),
      (.stepsDone, language.grouped(feats.steps)),
      (.bonusDays, language.grouped(index.bonuses.count)),
    ]
    return figures.map { ($0.0.text(in: language), $0.1) }
  }
}
