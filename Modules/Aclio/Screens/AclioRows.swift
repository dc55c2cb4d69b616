import CoreModels
import CorePlugin

extension AclioState {
  /// Returns the rows of the card on a wide terminal: the next steps.
  func cardRows(in language: Language, on today: Day) -> [CardRow] {
    let lines = cardLines(in: language)
    guard let points = lines.last, lines.count > 1 else { return [] }
    let steps = goals.active.byUrgency.compactMap { goal in
      goal.entry.next.map { (goal, $0.title.onOneTerminalLine) }
    }.prefix(3)
    guard !steps.isEmpty else { return [] }
    var rows: [CardRow] = []
    for (goal, title) in steps {
      let isPressing = goal.due == .overdue || goal.due == .today
      let due = goal.due?.text(goal.goal.dueDate, on: today)?.text(in: language) ?? ""
      let tone: CardRow.Tone = goal.due == .overdue ? .loss : isPressing ? .due : .quiet
      rows.append(CardRow(title, isPressing ? .due : .plain))
      rows.append(
        CardRow("\(goal.goal.shownName), \(goal.progress)%", .quiet, detail: due, tone))
    }
    return rows + [CardRow(points, .quiet)]
  }
}
