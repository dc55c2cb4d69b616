import CoreModels
import CorePlugin
import CoreTerminal

/// The page in one line, for a prompt or a status bar; empty where there is nothing to say.
struct BriefLine {
  let brief: Brief
  let units: Units

  func text(in world: World) -> String {
    [weather(in: world), event(in: world), names].compactMap(\.self)
      .joined(separator: world.separator)
  }

  /// The same for scripts.
  var json: JSONValue {
    [
      "weather": brief.weather.map { weather in
        [
          "location": .string(weather.location),
          "condition": .string(weather.today.condition.rawValue),
          "temp_max": weather.today.high.map(JSONValue.measure) ?? .null,
          "temp_min": weather.today.low.map(JSONValue.measure) ?? .null,
        ]
      } ?? .null,
      "event": next?.json ?? .null, "nameday": brief.nameday?.json ?? .null,
    ]
  }

  /// The event that comes first.
  private var next: Countdown? {
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

  private var names: String? {
    guard let names = brief.nameday?.names, !names.isEmpty else { return nil }
    return names.joined(separator: ", ").oneLine
  }
}
