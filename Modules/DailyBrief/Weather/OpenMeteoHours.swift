import CoreModels
import CoreReminders

/// Open-Meteo's current and hourly weather. Invalid values become gaps.
struct OpenMeteoHours {
  /// The requested variables, current and hourly.
  static let current = [
    "temperature_2m", "apparent_temperature", "precipitation", "weather_code", "wind_speed_10m",
    "wind_direction_10m", "is_day",
  ]
  static let hourly = current + ["precipitation_probability"]

  /// Parses an hour of the response's `hourly`, or its `current`, which has no arrays.
  static func read(_ figure: (String) -> JSONValue?) -> HourWeather? {
    guard let text = figure("time")?.string, let day = Day(String(text.prefix(10))),
      text.dropFirst(10).first == "T", let time = TimeOfDay(String(text.dropFirst(11)))
    else { return nil }
    func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
      figure(name)?.figure.flatMap { range.contains($0) ? $0 : nil }
    }
    return HourWeather(
      day: day, time: time, temperature: number("temperature_2m", -150...100),
      feeling: number("apparent_temperature", -150...100),
      probability: number("precipitation_probability", 0...100),
      precipitation: number("precipitation", 0...1000), wind: number("wind_speed_10m", 0...1000),
      direction: number("wind_direction_10m", 0...360),
      code: number("weather_code", 0...99).flatMap { Int(exactly: $0) },
      isNight: number("is_day", 0...1) == 0)
  }

  /// The hours, in order.
  static func list(_ hourly: JSONValue?) -> [HourWeather] {
    guard case .array(let times) = hourly?["time"] else { return [] }
    return times.indices.compactMap { index in
      read { name in
        guard case .array(let values) = hourly?[name], values.indices.contains(index) else {
          return nil
        }
        return values[index]
      }
    }
  }
}
