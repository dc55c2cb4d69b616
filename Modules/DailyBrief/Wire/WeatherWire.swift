import CoreModels
import CoreReminders

// The API's `Weather`, `Day` and `WeekDay`.
extension Weather {
  var json: JSONValue {
    let members: [String: JSONValue] = [
      "location": .string(location),
      "coordinates": [
        "lat": .number(coordinates.latitude), "lon": .number(coordinates.longitude),
      ],
      "timezone": .string(timeZone), "today": .object(today.members),
      "week_forecast": .array(week.map(\.weekJSON)), "summary_text": .string(summary),
    ]
    // Members beyond the API's contract, if known.
    let additions: [String: JSONValue?] = [
      "now": now?.json, "hours": hours.isEmpty ? nil : .array(hours.map(\.json)),
      "european_aqi": airQuality.map { .integer(Int64($0.rounded())) },
    ]
    return .object(members.merging(additions.compactMapValues(\.self)) { own, _ in own })
  }

  /// Parses a forecast, with `day` as today if the week does not say. Throws
  /// ``ServerError/decoding(_:)``.
  init(wire: JSONValue, on day: Day, named name: String = "weather") throws(ServerError) {
    let object = try WireObject(wire, name)
    let place = try object.object("coordinates")
    guard
      let coordinates = Coordinates(
        latitude: try place.number("lat"), longitude: try place.number("lon"))
    else { throw object.wrong("coordinates") }
    var week: [DayWeather] = []
    for (index, element) in try object.list("week_forecast").enumerated() {
      let entry = try WireObject(element, "\(name).week_forecast.\(index)")
      week.append(try DayWeather(wire: entry, on: try entry.day("date")))
    }
    self.init(
      location: try object.text("location"), coordinates: coordinates,
      timeZone: try object.text("timezone"),
      today: try DayWeather(wire: object.object("today"), on: week.first?.day ?? day),
      week: week, summary: try object.optionalText("summary_text") ?? "",
      now: object["now"].flatMap(HourWeather.init(wire:)),
      hours: object["hours"]?.list.compactMap(HourWeather.init(wire:)) ?? [],
      airQuality: object["european_aqi"]?.figure)
  }
}

extension DayWeather {
  /// The API has no null for probability and wind: a gap is 0.
  fileprivate var members: [String: JSONValue] {
    let additions: [String: JSONValue?] = [
      "sunrise": sunrise.map { .string("\($0)") }, "sunset": sunset.map { .string("\($0)") },
      "uv_index_max": uv.map(JSONValue.measure),
    ]
    let members: [String: JSONValue] = [
      "temp_max": high.map(JSONValue.measure) ?? .null,
      "temp_min": low.map(JSONValue.measure) ?? .null,
      "precipitation_sum": .measure(precipitation),
      "precipitation_probability": .integer(Int64(precipitationProbability ?? 0)),
      "wind_speed_max": .measure(wind ?? 0), "condition": .string(condition.rawValue),
    ]
    return members.merging(additions.compactMapValues(\.self)) { own, _ in own }
  }

  fileprivate var weekJSON: JSONValue {
    .object(
      members.merging([
        "date": .string(day.description), "day_name": .string(day.englishWeekday),
      ]) { own, _ in own })
  }

  /// Missing or impossible values become gaps in the forecast.
  fileprivate init(wire object: WireObject, on day: Day) throws(ServerError) {
    let probability = try object.optionalNumber("precipitation_probability")
    self.init(
      day: day, high: try object.optionalNumber("temp_max"),
      low: try object.optionalNumber("temp_min"),
      precipitation: try object.optionalNumber("precipitation_sum") ?? 0,
      precipitationProbability: probability.flatMap {
        (0...100).contains($0) ? Int($0.rounded()) : nil
      },
      wind: try object.optionalNumber("wind_speed_max"),
      condition: WeatherCondition(wire: try object.optionalText("condition") ?? ""),
      sunrise: object["sunrise"]?.string.flatMap { TimeOfDay($0) },
      sunset: object["sunset"]?.string.flatMap { TimeOfDay($0) },
      uv: object["uv_index_max"]?.figure)
  }
}

extension Day {
  /// The weekday in English, which the API uses in every language.
  var englishWeekday: String { Language.english.weekdayNames[weekday.rawValue - 1] }
}
