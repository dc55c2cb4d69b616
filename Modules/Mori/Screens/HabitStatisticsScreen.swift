import CoreModels
import CorePlugin
import CoreTerminal

/// A habit's statistics and a year of days; in detail also its weeks, months and years.
struct HabitStatisticsScreen {
  let statistics: HabitStatistics
  var isDetailed = false

  private static let shownWeeks = 8
  private static let shownMonths = 12

  func lines(in world: World) -> [String] {
    [world.styled(title(in: world), .bold)] + figures(in: world) + [""] + year(in: world)
      + (isDetailed ? periods(in: world) : [])
  }

  private func title(in world: World) -> String {
    let habit = statistics.state.habit
    let about = habit.archived.map { HabitText.sinceArchived($0) } ?? .onDays(habit.schedule)
    return (habit.shownName + world.separator + world.text(about))
      .truncated(to: world.columns, ellipsis: world.terminal.isUnicode ? "…" : "...")
  }

  private func figures(in world: World) -> [String] {
    let (state, language) = (statistics.state, world.language)
    let figures: [(HabitText, HabitText)] = [
      (.currentStreak, state.length(of: state.progress.streak)),
      (.bestStreak, state.length(of: state.progress.bestStreak)),
      (.score, .percent(state.percent)), (.total, .minutes(statistics.total)),
      (
        .lastWeek,
        .lastWeekBefore(statistics.lastWeek, before: statistics.weekBefore)
      ),
    ]
    let label = figures.map { $0.0.text(in: language).displayWidth }.max() ?? 0
    return figures.flatMap { title, value in
      let value = value.text(in: language)
      let line = title.text(in: language).padded(to: label) + "  " + value
      // On a narrow terminal the value is below its name.
      return line.displayWidth <= world.columns
        ? [line]
        : ([title.text(in: language)] + value.wrapped(to: world.columns - 2).map { "  " + $0 })
    }
  }

  private func year(in world: World) -> [String] {
    if world.isSpoken {
      let kept = statistics.year.cells.values.count { $0 != .pause && $0 != .level(0) }
      return [world.text(HabitText.keptDays("\(kept)"))]
    }
    let (isUnicode, shades) = (world.terminal.isUnicode, HabitPalette.terminalShades)
    let colors = world.isDrawn ? world.terminal.colors : .none
    let map = statistics.year.map(in: world.language)
      .lines(columns: world.columns, isUnicode: isUnicode, shades: shades, colors: colors)
    let signs = HeatMap.legend(isUnicode: isUnicode, shades: shades, colors: colors)
    let worded = "\(world.text(HabitText.less)) \(signs) \(world.text(HabitText.more))"
    let scale = worded.visibleWidth <= world.columns ? worded : signs
    guard statistics.year.cells.values.contains(.pause) else { return map + [scale] }
    let pause = "\(HeatMap.pauseSign) \(world.text(HabitText.pause))"
    let legend = scale + "   " + pause
    return map + (legend.visibleWidth <= world.columns ? [legend] : [scale, pause])
  }

  private func periods(in world: World) -> [String] {
    bars(.weeks, statistics.weeks.suffix(Self.shownWeeks), in: world)
      + bars(.months, statistics.months.suffix(Self.shownMonths), in: world)
      + bars(.years, statistics.years[...], in: world)
  }

  private func bars<Span: CustomStringConvertible>(
    _ title: HabitText, _ periods: ArraySlice<HabitStatistics.Period<Span>>, in world: World
  ) -> [String] {
    guard !periods.isEmpty else { return [] }
    let bars = Bars(
      periods.map { period in
        Bars.Bar(
          period.span.description, amount: period.minutes,
          text: world.text(HabitText.minutes(period.minutes)))
      })
    return ["", world.styled(world.text(title), .bold)]
      + bars.lines(
        columns: world.columns, isUnicode: world.terminal.isUnicode,
        style: Style(foreground: MoriTheme.gain),
        colors: world.isDrawn ? min(world.terminal.colors, .ansi16) : .none)
  }
}
