import CoreModels
import CoreReminders
import Foundation

/// The requested parts of Open-Meteo's forecast response.
struct OpenMeteoAnswer: Decodable {
  struct Daily: Decodable {
    let time: [String]
    let high: [Double?]?, low: [Double?]?
    let precipitation: [Double?]?
    let probability: [Double?]?
    let wind: [Double?]?
    let code: [Double?]?
    let sunrise: [String?]?, sunset: [String?]?
    let uv: [Double?]?

    enum CodingKeys: String, CodingKey {
      case time
      case high = "temperature_2m_max"
      case low = "temperature_2m_min"
      case precipitation = "precipitation_sum"
      case probability = "precipitation_probability_max"
      case wind = "wind_speed_10m_max"
      case code = "weather_code"
      case sunrise, sunset
      case uv = "uv_index_max"

      /// The variables, in the order of the request.
      static let asked: [CodingKeys] = [
        .high, .low, .precipitation, .probability, .wind, .code, .sunrise, .sunset, .uv,
      ]
    }
  }

  let daily: Daily
  let current: JSONValue?
  let hourly: JSONValue?

  /// Decodes a response; throws ``WeatherError/badForecast``.
  init(_ body: Data) throws(WeatherError) {
    do { self = try JSONDecoder().decode(OpenMeteoAnswer.self, from: body) } catch {
      throw .badForecast
    }
  }

  /// The days; one without any figure is a gap. Arrays of different lengths cannot be matched to
  /// days and are rejected; an impossible figure is a gap.
  func forecast(at now: Instant, zone: String) throws(WeatherError) -> Forecast {
    let arrays = [
      daily.high, daily.low, daily.precipitation, daily.probability, daily.wind, daily.code,
      daily.uv,
    ]
    let days = daily.time.compactMap { Day($0) }
    guard days.count == daily.time.count, zip(days, days.dropFirst()).allSatisfy({ $0 < $1 }),
      arrays.allSatisfy({ $0.map { $0.count == days.count } ?? true })
    else { throw .badForecast }
    /// The time of day at the end of a local timestamp.
    func time(_ values: [String?]?, _ index: Int) -> TimeOfDay? {
      guard let values, values.indices.contains(index) else { return nil }
      return values[index].flatMap { TimeOfDay(String($0.suffix(5))) }
    }
    func figure(_ values: [Double?]?, _ index: Int, _ range: ClosedRange<Double>) -> Double? {
      values.flatMap { $0[index] }.flatMap { range.contains($0) ? $0 : nil }
    }
    let figures = days.enumerated().map { index, day in
      Forecast.Figures(
        day: day, high: figure(daily.high, index, -150...100),
        low: figure(daily.low, index, -150...100),
        precipitation: figure(daily.precipitation, index, 0...10_000),
        probability: figure(daily.probability, index, 0...100),
        wind: figure(daily.wind, index, 0...1000),
        code: figure(daily.code, index, 0...99).flatMap { Int(exactly: $0) },
        sunrise: time(daily.sunrise, index), sunset: time(daily.sunset, index),
        uv: figure(daily.uv, index, 0...50))
    }
    guard figures.contains(where: { !$0.isEmpty }) else { throw .emptyForecast }
    let current = current
    return Forecast(
      fetchedAt: now, timeZone: zone, days: figures,
      now: OpenMeteoHours.read { current?[$0] }, hours: OpenMeteoHours.list(hourly))
  }
}
