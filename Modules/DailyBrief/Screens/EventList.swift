import CoreModels
import CorePlugin
import CoreTerminal

extension ShownEvents {
  /// The age of the list, and the reason why it could not be refreshed.
  func footer(in world: World) -> [String] {
    guard let fetchedAt, let failure else { return [] }
    let age = AgeText(seconds: world.now().seconds(since: fetchedAt))
    let mark: WeatherText = world.isOffline ? .offline : .notRefreshed
    let marks = [world.text(WeatherText.updated(world.text(age))), world.text(mark)]
    return ["", marks.joined(separator: world.separator)]
      + (world.isOffline ? [] : [failure.message.oneLine])
  }
}

/// Countdowns as a list, past ones dimmed, or a hint how to add one.
struct EventList {
  let countdowns: [Countdown]
  /// Listed last, with their unparsed dates.
  var unreadable: [UnreadableEvent] = []

  /// The maximum number of characters shown of an unreadable date.
  private static let mostOfDate = 20

  func lines(in world: World) -> [String] {
    guard !countdowns.isEmpty || !unreadable.isEmpty else {
      return [EventText.noEvents, .howToAdd]
        .flatMap { world.text($0).wrapped(to: world.columns) }
    }
    let rows =
      countdowns.map { row(of: $0, in: world) } + unreadable.map { row(of: $0, in: world) }
    return NumberedScreen(rows: rows).lines(in: world)
  }

  private func row(of event: UnreadableEvent, in world: World) -> NumberedScreen.Row {
    NumberedScreen.Row(
      name: event.name, when: String(event.date.oneLine.prefix(Self.mostOfDate)),
      details: ["", ""], note: world.text(ServerText.onlyRemovable))
  }

  private func row(of countdown: Countdown, in world: World) -> NumberedScreen.Row {
    let usual = EventText.daysTo(countdown.name, days: countdown.daysLeft)
    let isUsual = countdown.message == world.text(usual) || countdown.message == usual.english
    return NumberedScreen.Row(
      name: countdown.name, when: world.text(EventText.days(countdown.daysLeft)),
      details: [
        world.tabled(countdown.nextOccurrence),
        countdown.isYearly ? world.text(EventText.yearly) : "",
      ],
      note: isUsual ? "" : countdown.message, isPast: countdown.isPast)
  }
}
