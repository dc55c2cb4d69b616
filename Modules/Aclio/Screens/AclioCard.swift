import CoreModels

extension AclioState {
  /// The lines of Aclio's card on Today.
  func cardLines(in language: Language) -> [String] {
    guard !goals.isEmpty else { return [GoalText.noGoals.text(in: language)] }
    let streak = ledger.streak.current
    return [
      widgetLine(in: language, isUnicode: false),
      GameText.level(ledger.level).text(in: language) + ", "
        + GameText.pointsTo(points: ledger.points, next: ledger.level.nextAt).text(in: language)
        + (streak > 0 ? ", " + GameText.streak(streak).text(in: language) : ""),
    ]
  }
}
