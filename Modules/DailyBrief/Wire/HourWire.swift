import CoreModels
import CorePlugin
import CoreReminders

// The current and hourly weather, an addition of our API to the contract.
extension HourWeather: JSONObject {
  static let fields: [Field<Self>] = [
    Field("date", "The day, at the place.", \.day),
    Field("time", "The time at the place, as HH:mm.", \.time.description),
    .optional("temperature", "In °C.", \.temperature?.tenths),
    .optional("apparent_temperature", "What it feels like, in °C.", \.feeling?.tenths),
    .optional("precipitation_probability", "0 … 100 %.") {
      $0.probability.map { Int($0.rounded()) }
    },
    .optional("precipitation", "Rain and melted snow, in mm.", \.precipitation?.tenths),
    .optional("wind_speed", "In km/h.", \.wind?.tenths),
    .optional("wind_direction", "Where it comes from, in degrees.") {
      $0.direction.map { Int($0.rounded()) }
    },
    .optional("weather_code", "The code of the WMO.", \.code),
    Field("is_day", "Whether the sun is up.") { !$0.isNight },
  ]

  /// Parses an hour; `nil` without a day and a time.
  init?(wire: JSONValue) {
    guard let day = wire["date"]?.string.flatMap({ Day($0) }),
      let time = wire["time"]?.string.flatMap({ TimeOfDay($0) })
    else { return nil }
    self.init(
      day: day, time: time, temperature: wire["temperature"]?.figure,
      feeling: wire["apparent_temperature"]?.figure,
      probability: wire["precipitation_probability"]?.figure,
      precipitation: wire["precipitation"]?.figure, wind: wire["wind_speed"]?.figure,
      direction: wire["wind_direction"]?.figure,
      code: wire["weather_code"]?.figure.flatMap { Int(exactly: $0) },
      isNight: wire["is_day"] == false)
  }
}

extension JSONValue {
  /// The elements of an array; empty for any other value.
  var list: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}
