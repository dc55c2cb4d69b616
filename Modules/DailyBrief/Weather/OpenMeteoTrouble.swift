import CoreModels
import CoreNet
import HTTPTypes

/// An error response of Open-Meteo, `{"error":true,"reason":"…"}`, or of a proxy.
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
  /// The service counts by the minute, hour and day in UTC.
  fileprivate var seconds: Int {
    switch self {
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    }
  }
}
