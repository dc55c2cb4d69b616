import CoreModels
import CorePlugin
import CoreReminders

// The API's `Weather`, `Day` and `WeekDay`.
extension Weather: JSONObject {
  static let fields: [Field<Self>] = [
    Field("location", "The place.", \.location),
    Field("coordinates", "Where it is, in degrees.", Coordinates.fields.shape()) {
      Coordinates.fields.json(of: $0.coordinates)
    },
    Field("timezone", "Its time zone, by its IANA name.", \.timeZone),
    Field("today", "Today’s weather.", DayWeather.dayFields.shape()) {
      DayWeather.dayFields.json(of: $0.today)
    },
    Field("week_forecast", "Seven days, today first.", \.week),
    Field("summary_text", "The day in words, with advice on what to wear.", \.summary),
    // Members beyond the API's contract, if known.
    .optional("now", "The weather at this hour.", \.now),
    .optional("hours", "The hours to come.") { $0.hours.isEmpty ? nil : $0.hours },
    .optional("european_aqi", "The European Air Quality Index.") {
      $0.airQuality.map { Int($0.rounded()) }
    },
  ]

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

extension Coordinates {
  /// Its members in JSON.
  static let fields: [Field<Self>] = [
    Field("lat", "Degrees north.", \.latitude), Field("lon", "Degrees east.", \.longitude),
  ]
}

extension DayWeather: JSONObject {
  /// The day's weather without the day. The API has no null for probability and wind: a gap is 0.
  fileprivate static let dayFields: [Field<Self>] = [
    Field("temp_max", "The highest temperature, in °C.", \.high?.tenths),
    Field("temp_min", "The lowest temperature, in °C.", \.low?.tenths),
    Field("precipitation_sum", "Rain and melted snow, in mm.", \.precipitation.tenths),
    Field("precipitation_probability", "0 … 100 %.") { $0.precipitationProbability ?? 0 },
    Field("wind_speed_max", "The strongest wind, in km/h.") { ($0.wind ?? 0).tenths },
    Field("condition", "The weather in a word.", \.condition),
    .optional("sunrise", "At the place, as HH:mm.", \.sunrise?.description),
    .optional("sunset", "At the place, as HH:mm.", \.sunset?.description),
    .optional("uv_index_max", "The highest UV index.", \.uv?.tenths),
  ]
  static let fields: [Field<Self>] =
    dayFields + [
      Field("date", "The day.", \.day),
      Field("day_name", "Its weekday, in English.", \.day.englishWeekday),
    ]

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

extension WeatherCondition: JSONRepresentable {}

extension Day {
  /// The weekday in English, which the API uses in every language.
  var englishWeekday: String { Language.english.weekdayNames[weekday.rawValue - 1] }
}
