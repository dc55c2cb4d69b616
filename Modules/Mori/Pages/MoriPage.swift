import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page with the clock, the squares, today's habits and today's gratitude; before set-up, a
  /// welcome.
  static let mori = MoriTab.overview.page(
    "/mori", template: Content.Pages.overview
  ) { _, world in
    let today = world.today
    let (state, marks, strip) = try await world.store.read { snapshot in
      (
        try MoriState(in: snapshot, on: today), try snapshot.list(WeekMark.self),
        try DayStrip(around: today, snapshot: snapshot, today: today)
      )
    }
    let values = MoriPage(state: state, marks: marks, world: world).values
    return values.merging(["strip": strip.values(in: world)]) { $1 }
  }
}

/// The overview, as template values.
struct MoriPage {
  let state: MoriState
  let marks: [WeekMark]
  let world: World

  var values: [String: any Sendable] {
    let bonus = HabitBonus(minutes: state.bonus)
    var values: [String: any Sendable] = [
      "back": "/mori",
      "timeRemaining": world.text(MoriText.timeRemaining),
      "lifeInSquares": world.text(MoriText.lifeInSquares),
      "habitTracking": world.text(MoriText.habitTracking),
      "todaysBonus": world.text(MoriText.todaysBonus),
      "todaysGratitude": world.text(MoriText.todaysGratitude),
      "bonus": bonus.text(in: world.language), "bonusMinutes": state.bonus,
      "bonusKind": bonus.kind, "hasHabits": !state.habits.isEmpty,
      "habits": state.habits.map { HabitRow(state: $0, world: world).values },
      "diary": DiaryForm(
        day: state.today, entry: state.entry, back: "/mori", world: world
      ).values,
    ]
    values["paused"] = state.pausedUntil.map { until in
      world.text(MoriText.paused(until.inWords))
    }
    guard let grid = state.grid else {
      return values.merging(LifeForm(life: nil, world: world).values) { $1 }
    }
    return values.merging(clock(of: grid.life)) { $1 }.merging(squares(of: grid)) { $1 }
  }

  private func clock(of life: Lifespan) -> [String: any Sendable] {
    let (days, areBorrowed) = life.clockDays(on: state.today)
    let rest = life.remaining(on: state.today)
    let percent = world.text(
      MoriText.percentLived(world.language.decimal(life.percentLived(on: state.today))))
    let end = life.end.longText(in: world.language)
    let facts = [
      world.text(MoriText.yearsAndDays(rest.years, days: rest.days)),
      world.text(MoriText.weeks(days / 7)), percent,
      world.text(areBorrowed ? MoriText.sinceDay(end) : .untilDay(end)),
    ]
    return [
      "clock": true, "days": world.language.grouped(days),
      "unit": world.text(areBorrowed ? MoriText.borrowedDays(days) : .days(days)),
      "facts": facts.joined(separator: " · "), "percent": percent,
      "lived": Int(life.percentLived(on: state.today) * 10),
    ]
  }

  private func squares(of grid: LifeGrid) -> [String: any Sendable] {
    let picture = SquaresPicture(
      grid: grid, today: state.today, marks: marks, language: world.language)
    let now = (grid.counts(on: state.today).current ?? grid.count - 1) + 1
    let week = grid.days(of: now - 1)
    let age = world.text(GridText.age(grid.life.age(on: week.lowerBound).years))
    return [
      "gridSize": world.text(MoriText.gridSize(grid.rows)), "squares": picture.svg,
      "legend": picture.legend.map { ["kind": $0.kind, "text": $0.text] },
      "born": "\(grid.life.birth)", "align": grid.alignment.rawValue, "count": grid.count,
      "now": now, "nowText": world.language.grouped(now),
      "week": "\(week.text(in: world.language)) · \(age)",
      "today": "\(state.today)",
    ]
  }
}

extension HabitBonus {
  /// The CSS class for gained or lost minutes.
  var kind: String { minutes > 0 ? "gain" : minutes < 0 ? "loss" : "even" }
}
