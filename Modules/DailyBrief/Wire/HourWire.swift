import CoreModels
import CoreReminders

// The current and hourly weather, an addition of our API to the contract.
extension HourWeather {
  var json: JSONValue {
    let members: [String: JSONValue?] = [
      "date": .string(day.description), "time": .string("\(time)"),
      "temperature": temperature.map(JSONValue.measure),
      "apparent_temperature": feeling.map(JSONValue.measure),
      "precipitation_probability": probability.map { .integer(Int64($0.rounded())) },
      "precipitation": precipitation.map(JSONValue.measure),
      "wind_speed": wind.map(JSONValue.measure),
      "wind_direction": direction.map { .integer(Int64($0.rounded())) },
      "weather_code": code.map { .integer(Int64($0)) }, "is_day": .bool(!isNight),
    ]
    return .object(members.compactMapValues(\.self))
  }

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
