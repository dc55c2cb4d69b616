import CoreModels
import CoreReminders

/// A weather service's daily forecast for a place, before it is put into words.
struct Forecast: Codable, Hashable, Sendable {
  /// One day's figures in metric units; `nil` for a gap in the forecast.
  struct Figures: Codable, Hashable, Sendable {
    var day: Day
    /// °C.
    var high: Double?, low: Double?
    /// mm.
    var precipitation: Double?
    /// 0 … 100 %.
    var probability: Double?
    /// km/h.
    var wind: Double?
    /// The WMO code, 0 … 99.
    var code: Int?
    /// In the place's local time; `nil` also if the sun does not rise or set.
    var sunrise: TimeOfDay?, sunset: TimeOfDay?
    /// The highest UV index, 0 … 11 and more.
    var uv: Double?
  }

  var fetchedAt: Instant
  /// The time zone of the days, as an IANA name.
  var timeZone: String
  /// Ascending days, at least one of them with a figure.
  var days: [Figures]
  /// The measurement at the time of the fetch.
  var now: HourWeather?
  /// Every hour of the days; `nil` in caches from before hours were stored.
  var hours: [HourWeather]?
  /// The European Air Quality Index at the time of the fetch.
  var airQuality: Double?

  /// The weather models run every hour, so an older forecast may be outdated.
  static let validSeconds = 3600

  /// `true` while the forecast is up to date. A clock that was set back does not extend that.
  func isValid(at now: Instant) -> Bool {
    (0..<Forecast.validSeconds).contains(now.seconds(since: fetchedAt))
  }

  /// Up to seven days from `today` on; `nil` if that day is missing.
  func week(from today: Day) -> [DayWeather]? {
    guard let first = days.firstIndex(where: { $0.day == today && !$0.isEmpty }) else { return nil }
    return days[first...].prefix(7).map(\.weather)
  }
}

extension Forecast.Figures {
  /// `true` if the service has no figures for the day.
  var isEmpty: Bool {
    high == nil && low == nil && precipitation == nil && wind == nil && code == nil
  }

  /// The day with its condition, which treats gaps as 0.
  var weather: DayWeather {
    let figures = ConditionFigures(
      high: high, low: low, precipitation: precipitation ?? 0, probability: probability ?? 0,
      wind: wind ?? 0, code: code)
    return DayWeather(
      day: day, high: high, low: low, precipitation: figures.precipitation,
      precipitationProbability: probability.map { Int($0.rounded()) }, wind: wind,
      condition: ConditionRules.condition(of: figures), sunrise: sunrise, sunset: sunset, uv: uv,
      code: code)
  }
}
