import CoreModels
import CorePlugin
import CoreTerminal

/// Countdowns one below the other, past ones grey, or how to begin.
struct EventList {
  let countdowns: [Countdown]

  func lines(in world: World) -> [String] {
    guard !countdowns.isEmpty else {
      return [EventText.noEvents, .howToAdd]
        .flatMap { world.text($0).wrapped(to: world.columns) }
    }
    return NumberedScreen(rows: countdowns.map { row(of: $0, in: world) }).lines(in: world)
  }

  private func row(of countdown: Countdown, in world: World) -> NumberedScreen.Row {
    let usual = EventText.daysTo(countdown.name, countdown.daysLeft)
    let isUsual = countdown.message == world.text(usual) || countdown.message == usual.english
    return NumberedScreen.Row(
      name: countdown.name, when: world.text(EventText.days(countdown.daysLeft)),
      details: [
        countdown.nextOccurrence.description,
        countdown.isYearly ? world.text(EventText.yearly) : "",
      ],
      note: isUsual ? "" : countdown.message, isPast: countdown.isPast)
  }
}
