import CorePlugin
import CoreTerminal

/// The page in one line, for a prompt or a status bar; empty if there is nothing to show.
struct BriefLine {
  let state: BriefState
  let units: Units

  var brief: Brief { state.brief }

  func text(in world: World) -> String {
    ([weather(in: world), event(in: world)].compactMap(\.self)
      + BriefNameday(state).words(in: world))
      .joined(separator: world.separator)
  }

  /// The next event.
  var next: Countdown? {
    brief.modules.countdown ? brief.countdowns.first { !$0.isPast } : nil
  }

  private func weather(in world: World) -> String? {
    guard brief.modules.weather, let today = brief.weather?.today else { return nil }
    let emoji = world.terminal.isUnicode ? [today.condition.emoji] : []
    return (emoji + [today.temperatures(units, isUnicode: world.terminal.isUnicode)]).joined(
      separator: " ")
  }

  private func event(in world: World) -> String? {
    next.map { "\($0.name.oneLine) \(world.text(EventText.days($0.daysLeft)))" }
  }
}
