import CoreModels
import CorePlugin

extension AclioState {
  /// Returns the rows of the card on a wide terminal: the next steps. A goal can be added in each.
  func cardRows(in language: Language, on today: Day) -> [CardRow] {
    let lines = cardLines(in: language)
    let new = { (kind: CardAct.Kind) in
      CardAct(kind, GoalText.newAct.text(in: language), ["new", "--yes"], asks: true)
    }
    let steps = goals.active.byUrgency.compactMap { goal in
      goal.entry.next.map { (goal, $0) }
    }.prefix(3)
    guard let points = lines.last, !steps.isEmpty else {
      return lines.map { CardRow($0).with([new(.usual), new(.add)]) }
    }
    var rows: [CardRow] = []
    for (goal, step) in steps {
      let isPressing = goal.due == .overdue || goal.due == .today
      let due = goal.due?.text(goal.goal.dueDate, on: today)?.text(in: language) ?? ""
      let tone: CardRow.Tone = goal.due == .overdue ? .loss : isPressing ? .due : .quiet
      let done = CardAct(
        .usual, GoalText.tickAct.text(in: language), ["done", goal.goal.id, step.id])
      rows.append(
        CardRow(step.title.onOneTerminalLine, isPressing ? .due : .plain)
          .with([done, new(.add)]).opening(["show", goal.goal.id]))
      rows.append(
        CardRow("\(goal.goal.shownName), \(goal.progress)%", .quiet, detail: due, tone)
          .with([done, new(.add)]).opening(["show", goal.goal.id]))
    }
    return rows + [CardRow(points, .quiet).with([new(.add)])]
  }
}
