import CoreModels
import CoreNet
import CoreTerminal
import Foundation
import HTTPTypes
import Synchronization

@testable import DailyBrief

/// A test double of Open-Meteo's forecast and place search, at the HTTP level.
final class OpenMeteoDouble: Sendable {
  private struct State {
    var first: Day
    var days: [OpenMeteoDay]
    var places: [OpenMeteoPlace]
    /// The hours from midnight of the first day, one of them the present; if empty, the response
    /// has no hourly data.
    var hours: [OpenMeteoHour] = []
    var present = 0
    var airQuality: Double?
    var failure: OpenMeteoFailure?
    var calls: [HTTPCall] = []
    var airCalls: [HTTPCall] = []
  }

  private let state: Mutex<State>

  /// A forecast from the first day on, and the result of every place search.
  init(
    _ days: [OpenMeteoDay] = OpenMeteoDay.week, from first: String = "2026-11-21",
    places: [OpenMeteoPlace] = [.bratislava]
  ) {
    state = Mutex(State(first: Day(first) ?? .first, days: days, places: places))
  }

  /// The recorded requests, in order, without those for air quality.
  var calls: [HTTPCall] { state.withLock(\.calls) }
  var airCalls: [HTTPCall] { state.withLock(\.airCalls) }

  /// Sets the hours of the first day, with the sun and the air quality.
  func know(_ hours: [OpenMeteoHour], present: Int, airQuality: Double?) {
    state.withLock { ($0.hours, $0.present, $0.airQuality) = (hours, present, airQuality) }
  }

  /// Makes every request fail like this; `nil` restores normal responses.
  func fail(_ failure: OpenMeteoFailure?) { state.withLock { $0.failure = failure } }

  /// Sets the forecast.
  func forecast(_ days: [OpenMeteoDay], from first: String) {
    state.withLock { ($0.days, $0.first) = (days, Day(first) ?? .first) }
  }

  var client: HTTPClient {
    HTTPClient { call in
      let state = self.state.withLock { state in
        if call.url.contains("/air-quality") {
          state.airCalls.append(call)
        } else {
          state.calls.append(call)
        }
        return state
      }
      if call.url.contains("/air-quality") {
        guard let index = state.airQuality else { return HTTPReply(.serviceUnavailable) }
        let body = #"{"current":{"time":"2026-11-21T09:00","european_aqi":\#(Int(index))}}"#
        return HTTPReply(.ok, body: Array(body.utf8))
      }
      let isSearch = call.url.contains("/search")
      let answer = isSearch ? Self.search(state.places) : Self.forecast(state, for: call)
      guard let failure = state.failure else { return HTTPReply(.ok, body: Array(answer.utf8)) }
      return try await failure.reply(insteadOf: answer)
    }
  }

  private static func forecast(_ state: State, for call: HTTPCall) -> String {
    let query = URLComponents(string: call.url)?.queryItems ?? []
    let asked = { (name: String) in query.first { $0.name == name }?.value ?? "" }
    let units = [
      "temperature_2m_max": "°C", "temperature_2m_min": "°C", "precipitation_sum": "mm",
      "precipitation_probability_max": "%", "wind_speed_10m_max": "km/h",
      "weather_code": "wmo code",
    ]
    let days = state.days
    let arrays: [String: [Double?]] = [
      "temperature_2m_max": days.map(\.high), "temperature_2m_min": days.map(\.low),
      "precipitation_sum": days.map(\.rain), "precipitation_probability_max": days.map(\.chance),
      "wind_speed_10m_max": days.map(\.wind), "weather_code": days.map { $0.code.map(Double.init) },
    ]
    let hasHours = !state.hours.isEmpty
    let names = asked("daily").split(separator: ",").map(String.init)
      .filter { arrays[$0] != nil || hasHours }
    let times = days.indices.map { "\"\(state.first.advanced(by: $0))\"" }
    let unitFields = names.map { "\"\($0)\":\"\(units[$0] ?? "undefined")\"" }
    let fields = names.map { name in
      if name.hasPrefix("sun") {
        let time = name == "sunrise" ? "07:12" : "16:03"
        let values = days.indices.map { "\"\(state.first.advanced(by: $0))T\(time)\"" }
        return "\"\(name)\":[\(values.joined(separator: ","))]"
      }
      let values = (arrays[name] ?? days.map { _ in 1.4 }).map { $0.map(Self.number) ?? "null" }
      return "\"\(name)\":[\(values.joined(separator: ","))]"
    }
    return """
      {"latitude":48.16,"longitude":17.119999,"generationtime_ms":0.08,"utc_offset_seconds":3600,\
      "timezone":"\(asked("timezone"))","timezone_abbreviation":"GMT+1","elevation":152.0,\
      "daily_units":{"time":"iso8601",\(unitFields.joined(separator: ","))},\
      "daily":{"time":[\(times.joined(separator: ","))],\(fields.joined(separator: ","))}\
      \(hasHours ? hours(state, asked) : "")}
      """
  }

  private static func hours(_ state: State, _ asked: (String) -> String) -> String {
    func time(_ hour: Int) -> String {
      "\"\(state.first.advanced(by: hour / 24))T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00\""
    }
    let hourly = asked("hourly").split(separator: ",").map { name in
      let values = state.hours.map { number($0.figure(String(name))) }
      return "\"\(name)\":[\(values.joined(separator: ","))]"
    }
    let current = asked("current").split(separator: ",").map { name in
      "\"\(name)\":\(number(state.hours[state.present].figure(String(name))))"
    }
    let times = state.hours.indices.map(time).joined(separator: ",")
    return ",\"current\":{\"time\":\(time(state.present)),\"interval\":900,"
      + "\(current.joined(separator: ","))},"
      + "\"hourly\":{\"time\":[\(times)],\(hourly.joined(separator: ","))}"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private static func search(_ places: [OpenMeteoPlace]) -> String {
    let results = places.enumerated().map { index, place in
      var fields = [
        #""id":\#(3_060_972 + index)"#, #""name":"\#(place.name)""#,
        #""latitude":\#(place.latitude)"#, #""longitude":\#(place.longitude)"#,
        #""feature_code":"\#(place.feature)""#,
      ]
      if let country = place.country {
        fields += [#""country_code":"\#(country.code)""#, #""country":"\#(country.name)""#]
      }
      if let admin = place.admin { fields.append(#""admin1":"\#(admin)""#) }
      if let population = place.population { fields.append(#""population":\#(population)"#) }
      if let zone = place.timeZone { fields.append(#""timezone":"\#(zone)""#) }
      return "{\(fields.joined(separator: ","))}"
    }
    let found = results.isEmpty ? "" : #""results":[\#(results.joined(separator: ","))],"#
    return #"{\#(found)"generationtime_ms":0.6}"#
  }
}

extension OpenMeteoFailure {
  fileprivate func reply(insteadOf answer: String) async throws -> HTTPReply {
    switch self {
    case .network(let error): throw error
    case .badRequest(let reason):
      return HTTPReply(.badRequest, body: Array(#"{"reason":"\#(reason)","error":true}"#.utf8))
    case .limited(let period):
      let reason = "\(period) API request limit exceeded. Please try again later."
      return HTTPReply(
        .tooManyRequests, body: Array(#"{"error":true,"reason":"\#(reason)"}"#.utf8))
    case .overloaded: return HTTPReply(.serviceUnavailable)
    case .page: return HTTPReply(.ok, body: Array("<html><body>Hello</body></html>".utf8))
    case .truncated: return HTTPReply(.ok, body: Array(answer.utf8.prefix(answer.utf8.count / 2)))
    case .body(let text): return HTTPReply(.ok, body: Array(text.utf8))
    case .silence:
      try await Task.sleep(for: .seconds(3600))
      throw NetError.timedOut
    }
  }
}
