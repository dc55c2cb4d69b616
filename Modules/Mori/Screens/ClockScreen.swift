import CoreModels
import CorePlugin
import CoreTerminal

/// The death clock as lines of text.
struct ClockScreen {
  let life: Lifespan

  /// The lines of `mori clock`.
  func lines(in world: World) -> [String] {
    [world.heading(.timeRemaining)] + body(in: world, columns: world.columns)
      + end(in: world).wrapped(to: world.columns).map { world.styled($0, .dim) }
  }

  /// Returns the number of days with its meaning, in at most `columns`.
  func body(in world: World, columns: Int) -> [String] {
    let today = world.today
    let (days, areBorrowed) = life.clockDays(on: today)
    let unit = world.text(areBorrowed ? MoriText.borrowedDays(days) : .days(days))
    let large = LargeNumber(number: days).lines
    let isLarge =
      world.isDrawn && world.terminal.isUnicode && (large.first?.displayWidth ?? 0) <= columns
    let number =
      isLarge
      ? large.map { world.styled($0, .bold) } + [unit]
      : [world.styled("\(world.language.grouped(days)) \(unit)", .bold)]
    let rest = life.remaining(on: today)
    let facts: [MoriText] = [
      .weeks(days / 7), .yearsAndDays(rest.years, days: rest.days),
      .percentLived(world.language.decimal(life.percentLived(on: today))),
    ]
    return number
      + facts.map(world.text).joined(separator: world.separator)
      .wrapped(to: columns).map { world.styled($0, .dim) }
  }

  private func end(in world: World) -> String {
    let day = life.end.longText(in: world.language)
    return world.text(world.today < life.end ? MoriText.untilDay(day) : .sinceDay(day))
  }

  /// Returns the days, hours, minutes and seconds until the end, or since it. Days are calendar
  /// days, so a clock change makes one longer or shorter and none is skipped.
  func tick(in world: World) -> String {
    let (days, unit, time) = ticking(in: world)
    return "\(world.language.grouped(days)) \(unit) \(time)"
  }

  /// Returns the days, their unit, and the rest of a day as `14:30:00`.
  private func ticking(in world: World) -> (days: Int, unit: String, time: String) {
    let now = world.now()
    let today = world.calendar.day(containing: now)
    let isOver = today >= life.end
    // Until the end: the whole days after today, and the rest of today.
    let days = isOver ? life.end.distance(to: today) : today.distance(to: life.end) - 1
    let seconds =
      isOver
      ? now.seconds(since: world.calendar.start(of: today))
      : world.calendar.start(of: today.advanced(by: 1)).seconds(since: now)
    // A full day remaining counts as a day.
    let (wholeDays, rest) = seconds == 86_400 && !isOver ? (days + 1, 0) : (days, seconds)
    let time = [rest / 3600, rest / 60 % 60, rest % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    let unit: MoriText = isOver ? .borrowedDays(wholeDays) : .days(wholeDays)
    return (wholeDays, world.text(unit), time)
  }

  /// Returns the screen of `mori clock --watch`: the clock centred in the terminal, with large
  /// digits if they fit.
  func tickingLines(in world: World) -> [String] {
    let rows = world.terminal.size().rows
    let (days, unit, time) = ticking(in: world)
    let large = LargeNumber(number: days).lines
    let isLarge =
      world.terminal.isUnicode && rows >= 12 && (large.first?.displayWidth ?? 0) <= world.columns
    let clock = isLarge ? large + ["", "\(unit) \(time)"] : [tick(in: world)]
    let keys = world.keysHint(refreshes: false).map { ["", world.styled($0, .dim)] } ?? []
    let lines =
      [world.heading(.timeRemaining), ""] + clock.map { world.styled($0, .bold) } + [""]
      + end(in: world).wrapped(to: world.columns).map { world.styled($0, .dim) } + keys
    return lines.map { line in
      line.isEmpty ? "" : line.truncated(to: world.columns).centered(in: world.columns)
    }
    .verticallyCentered(in: rows - 1)
  }
}
