import CoreModels
import CorePlugin
import CoreTerminal

/// The death clock as lines of text.
struct ClockScreen {
  let life: Lifespan

  /// `mori clock`.
  func lines(in world: World) -> [String] {
    [world.heading(.timeRemaining)] + body(in: world, columns: world.columns) + [end(in: world)]
  }

  /// The number of days and what it means, in at most `columns`.
  func body(in world: World, columns: Int) -> [String] {
    let today = world.today
    let borrowed = life.borrowedDays(on: today)
    let days = borrowed > 0 ? borrowed : life.daysRemaining(on: today)
    let unit = world.text(borrowed > 0 ? MoriText.borrowedDays(days) : .days(days))
    let large = LargeNumber(number: days).lines
    let isLarge =
      world.isDrawn && world.terminal.isUnicode && (large.first?.displayWidth ?? 0) <= columns
    let number =
      isLarge
      ? large.map { world.styled($0, .bold) } + [unit]
      : [world.styled("\(world.language.grouped(days)) \(unit)", .bold)]
    let rest = life.remaining(on: today)
    let facts: [MoriText] = [
      .weeks(days / 7), .yearsAndDays(rest.years, rest.days),
      .percentLived(world.language.decimal(life.fractionLived(on: today) * 100)),
    ]
    return number
      + facts.map(world.text).joined(separator: world.separator)
      .wrapped(to: columns).map { world.styled($0, .dim) }
  }

  private func end(in world: World) -> String {
    let day = life.end.longText(in: world.language)
    let text = world.today < life.end ? MoriText.untilDay(day) : .sinceDay(day)
    return world.styled(world.text(text), .dim)
  }

  /// Days, hours, minutes and seconds until the end, or since it.
  func tick(in world: World) -> String {
    let seconds = abs(world.calendar.start(of: life.end).seconds(since: world.now()))
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let time = [rest / 3600, rest / 60 % 60, rest % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return world.text(MoriText.clockSeconds(days: days, time: time))
  }

  /// `mori clock --watch`: the tick in the middle of the terminal.
  func tickingLines(in world: World) -> [String] {
    let rows = world.terminal.size().rows
    let lines = [
      world.heading(.timeRemaining), "", world.styled(tick(in: world), .bold), "", end(in: world),
    ]
    return lines.map { line in
      line.isEmpty ? "" : line.truncated(to: world.columns).centered(in: world.columns)
    }
    .verticallyCentered(in: rows - 1)
  }
}
