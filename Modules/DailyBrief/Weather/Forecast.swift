import CoreModels
import CoreReminders

/// What a weather service expects at a place, day by day, before it is put into words.
struct Forecast: Codable, Hashable, Sendable {
  /// The figures of one day in metric units; `nil` where the service has a hole.
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
    /// The WMO's code, 0 … 99.
    var code: Int?
    /// By the place's clock; `nil` also where the sun does not rise or set.
    var sunrise: TimeOfDay?, sunset: TimeOfDay?
    /// The strongest ultraviolet, 0 … 11 and more.
    var uv: Double?
  }

  var fetchedAt: Instant
  /// The zone that the days belong to, by its IANA name.
  var timeZone: String
  /// Days one after the other, at least one of which has some figure.
  var days: [Figures]
  /// As it was measured when it was fetched.
  var now: HourWeather?
  /// Every hour of the days; `nil` in what was kept before there were any.
  var hours: [HourWeather]?
  /// The European Air Quality Index when it was fetched.
  var airQuality: Double?

  /// The models behind it run every hour, so that an older forecast may have been overtaken.
  static let validSeconds = 3600

  /// Whether nothing newer is to be had yet; a clock that was set back makes nothing valid for
  /// longer.
  func isValid(at now: Instant) -> Bool {
    (0..<Forecast.validSeconds).contains(now.seconds(since: fetchedAt))
  }

  /// The days from that one on, at most a week; `nil` where nothing is known of that day.
  func week(from today: Day) -> [DayWeather]? {
    guard let first = days.firstIndex(where: { $0.day == today && !$0.isEmpty }) else { return nil }
    return days[first...].prefix(7).map(\.weather)
  }
}

extension Forecast.Figures {
  /// Whether the service knew anything of the day.
  var isEmpty: Bool {
    high == nil && low == nil && precipitation == nil && wind == nil && code == nil
  }

  /// The day with its condition, for which a hole is as good as 0.
  var weather: DayWeather {
    let figures = ConditionFigures(
      high: high, low: low, precipitation: precipitation ?? 0, probability: probability ?? 0,
      wind: wind ?? 0, code: code)
    return DayWeather(
      day: day, high: high, low: low, precipitation: figures.precipitation,
      precipitationProbability: probability.map { Int($0.rounded()) }, wind: wind,
      condition: ConditionRules.condition(of: figures), sunrise: sunrise, sunset: sunset, uv: uv)
  }
}
