import CoreModels
import CoreNet
import Foundation
import HTTPTypes

/// Open-Meteo's daily forecast, which needs no key: everything that the screens show in one call.
struct OpenMeteoForecast {
  /// The address without a query; `DAILY_BRIEF_WEATHER_URL` names another for tests and for those
  /// who run the service themselves.
  let address: String

  init(environment: [String: String] = [:]) {
    let named = environment["DAILY_BRIEF_WEATHER_URL"].flatMap { $0.isEmpty ? nil : $0 }
    address = named ?? "https://api.open-meteo.com/v1/forecast"
  }

  /// Asks for a week that begins with today; throws ``WeatherError`` or `NetError`.
  func fetch(at place: Place, with http: HTTPClient, now: Instant) async throws -> Forecast {
    let reply = try await http.fetch(call(at: place))
    guard reply.response.status.kind == .successful else {
      throw OpenMeteoTrouble(reply).error(at: now)
    }
    return try OpenMeteoAnswer(reply.body).forecast(at: now, zone: place.timeZone)
  }

  func call(at place: Place) throws(NetError) -> HTTPCall {
    let query = [
      ("latitude", "\(place.coordinates.latitude)"),
      ("longitude", "\(place.coordinates.longitude)"),
      ("daily", OpenMeteoAnswer.Daily.CodingKeys.asked.map(\.rawValue).joined(separator: ",")),
      ("timezone", place.timeZone), ("forecast_days", "7"),
    ]
    return try HTTPCall(.get, address.appending(query: query), bodyLimit: 256 << 10)
  }
}

/// The forecast as Open-Meteo writes it, as far as it was asked for.
struct OpenMeteoAnswer: Decodable {
  struct Daily: Decodable {
    let time: [String]
    let high: [Double?]?, low: [Double?]?
    let precipitation: [Double?]?
    let probability: [Double?]?
    let wind: [Double?]?
    let code: [Double?]?

    enum CodingKeys: String, CodingKey {
      case time
      case high = "temperature_2m_max"
      case low = "temperature_2m_min"
      case precipitation = "precipitation_sum"
      case probability = "precipitation_probability_max"
      case wind = "wind_speed_10m_max"
      case code = "weather_code"

      /// The variables in the order in which they are asked for.
      static let asked: [CodingKeys] = [.high, .low, .precipitation, .probability, .wind, .code]
    }
  }

  let timezone: String?
  let daily: Daily

  /// Reads a reply; throws ``WeatherError/badForecast``.
  init(_ body: Data) throws(WeatherError) {
    do { self = try JSONDecoder().decode(OpenMeteoAnswer.self, from: body) } catch {
      throw .badForecast
    }
  }

  /// The days that have some figure. Arrays of different lengths cannot be told apart by day, so
  /// that they are no forecast; a figure that cannot be is none.
  func forecast(at now: Instant, zone: String) throws(WeatherError) -> Forecast {
    let arrays = [
      daily.high, daily.low, daily.precipitation, daily.probability, daily.wind, daily.code,
    ]
    let days = daily.time.compactMap { Day($0) }
    guard days.count == daily.time.count, zip(days, days.dropFirst()).allSatisfy({ $0 < $1 }),
      arrays.allSatisfy({ $0.map { $0.count == days.count } ?? true })
    else { throw .badForecast }
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
        code: figure(daily.code, index, 0...99).flatMap { Int(exactly: $0) })
    }.filter { !$0.isEmpty }
    guard !figures.isEmpty else { throw .emptyForecast }
    return Forecast(fetchedAt: now, timeZone: timezone ?? zone, days: figures)
  }
}

/// An answer of Open-Meteo that is none: `{"error":true,"reason":"…"}`, or whatever stands before it.
struct OpenMeteoTrouble {
  let status: Int
  let reason: String?
  let retryAfter: Int?

  init(_ reply: CollectedReply) {
    status = reply.response.status.code
    reason = (try? JSONValue(parsing: reply.body))?["reason"]?.string
    retryAfter = reply.response.retryAfter
  }

  func error(at now: Instant) -> any Error {
    switch (status, reason) {
    case (400, let reason?): return WeatherError.refused(reason: String(reason.prefix(200)))
    case (429, let reason?):
      let limit = WeatherError.Limit.allCases.first { limit in
        let word = limit == .day ? "dai" : limit.rawValue
        return reason.lowercased().hasPrefix(word)
      }
      guard let limit else { return NetError.status(status, retryAfter: retryAfter) }
      let period = limit.seconds
      let rest = period - now.seconds % period
      return WeatherError.limited(limit, retryAfter: retryAfter ?? rest)
    default: return NetError.status(status, retryAfter: retryAfter)
    }
  }
}

extension WeatherError.Limit {
  /// The service counts by minutes, hours and days of UTC.
  fileprivate var seconds: Int {
    switch self {
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    }
  }
}

extension String {
  /// An address with these fields in its query, whatever they hold.
  func appending(query fields: [(name: String, value: String)]) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~,/".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    func encoded(_ text: String) -> String {
      let bytes = text.utf8.flatMap { byte -> [UInt8] in
        plain.contains(byte)
          ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let query = fields.map { "\($0.name)=\(encoded($0.value))" }.joined(separator: "&")
    return self + (contains("?") ? "&" : "?") + query
  }
}
