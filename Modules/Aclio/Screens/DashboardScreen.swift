import CoreModels
import CorePlugin
import CoreTerminal

/// `aclio`: greeting, level, streak, bonus, next step and goals.
struct DashboardScreen {
  let state: AclioState

  /// The number of goals shown; `aclio list` has all of them.
  private static let mostGoals = 8

  func lines(in world: World) -> [String] {
    head(in: world) + focus(in: world) + goals(in: world)
  }

  private func head(in world: World) -> [String] {
    let ledger = state.ledger
    let hour = Int(world.calendar.timeOfDay(at: world.now()).prefix(2)) ?? 12
    let greeting = GameText.greeting(
      PartOfDay(hour: hour), name: state.person.name.onOneTerminalLine, in: world.language)
    let points = world.text(
      GameText.pointsTo(points: ledger.points, next: ledger.level.nextAt))
    var lines =
      world.sentence(greeting, .bold)
      + world.facts([world.text(GameText.level(ledger.level)), points])
    if world.isDrawn {
      lines.append(world.bar(ledger.level.progress, columns: min(world.goalColumns, 40)))
    }
    let streak = ledger.streak
    lines += world.facts([
      world.text(streak.current > 0 ? GameText.streak(streak.current) : .noStreak),
      streak.best > streak.current ? world.text(GameText.best(streak.best)) : "",
      ledger.hasBonus ? "" : world.text(GameText.bonusWaits),
    ])
    if let pause = ledger.paused.span(containing: ledger.today) {
      lines += world.sentence(GameText.paused(pause.until), .dim)
    }
    return lines + [""]
  }

  private func focus(in world: World) -> [String] {
    guard let focus = state.focus, let next = focus.entry.next else {
      return state.goals.isEmpty ? [] : world.sentence(GameText.nothingToDo) + [""]
    }
    let due = world.dueText(
      next.due, DueStatus(next.due, on: world.today, paused: state.ledger.paused))
    let facts = [next.duration?.terminalSafe ?? "", due].filter { !$0.isEmpty }
    guard world.isDrawn else {
      return [
        world.text(GameText.focus) + ": " + next.title.onOneTerminalLine
          + " (\(focus.goal.shownName))",
        "",
      ]
    }
    let inner = Box.innerColumns(of: world.goalColumns)
    let content =
      next.title.terminalSafe.wrapped(to: inner).map { world.styled($0, .bold) }
      + focus.goal.shownName.wrapped(to: inner)
      + (facts.isEmpty
        ? []
        : facts.joined(separator: world.separator).wrapped(to: inner).map {
          world.styled($0, .dim)
        })
    return Box(title: world.text(GameText.focus), lines: content).lines(
      columns: world.goalColumns, isUnicode: world.terminal.isUnicode,
      border: Style(foreground: focus.goal.color), colors: world.terminal.colors,
      isFramed: world.terminal.framesBoxes) + [""]
  }

  private func goals(in world: World) -> [String] {
    let goals = state.goals
    guard !goals.isEmpty else { return world.sentence(GoalText.noGoals) }
    let shown = Array((goals.active.byUrgency + goals.filter(\.isCompleted)).prefix(Self.mostGoals))
    let rest = goals.count - shown.count
    return [world.styled(world.text(GameText.goals), .bold)]
      + GoalTable(goals: shown, hasHeader: false).lines(in: world)
      + (rest > 0 ? world.sentence(GoalText.more(rest), .dim) : [])
  }
}
