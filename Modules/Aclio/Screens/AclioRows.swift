import CoreModels
import CorePlugin

extension AclioState {
  /// Returns the rows of the card on a wide terminal: the next steps.
  func cardRows(in language: Language, on today: Day) -> [CardRow] {
    let lines = cardLines(in: language)
    guard let points = lines.last, lines.count > 1 else { return [] }
    let steps = goals.active.byUrgency.compactMap { goal in
      goal.entry.next.map { (goal, $0) }
    }.prefix(3)
    guard !steps.isEmpty else { return [] }
    var rows: [CardRow] = []
    for (goal, step) in steps {
      let isPressing = goal.due == .overdue || goal.due == .today
      let due = goal.due?.text(goal.goal.dueDate, on: today)?.text(in: language) ?? ""
      let tone: CardRow.Tone = goal.due == .overdue ? .loss : isPressing ? .due : .quiet
      let done = CardAct(
        .usual, GoalText.doneAct.text(in: language), ["done", goal.goal.id, step.id])
      rows.append(
        CardRow(step.title.onOneTerminalLine, isPressing ? .due : .plain).with([done]))
      rows.append(
        CardRow("\(goal.goal.shownName), \(goal.progress)%", .quiet, detail: due, tone)
          .with([done]))
    }
    return rows + [CardRow(points, .quiet)]
  }
}
