import CoreModels
import CoreReminders

/// The weather at a place's local time, measured or forecast; `nil` for a gap in the data.
struct HourWeather: Codable, Hashable, Sendable {
  var day: Day
  var time: TimeOfDay
  /// In °C, measured and as it feels.
  var temperature: Double?, feeling: Double?
  /// 0 … 100 %.
  var probability: Double?
  /// Millimetres per hour.
  var precipitation: Double?
  /// km/h.
  var wind: Double?
  /// The direction the wind comes from, in degrees clockwise from north.
  var direction: Double?
  /// The WMO code, 0 … 99.
  var code: Int?
  var isNight = false

  /// The condition as an emoji.
  var emoji: String {
    switch code {
    case 0, 1: isNight ? "🌙" : WeatherCondition.sunny.emoji
    case 45, 48: WeatherCondition.foggy.emoji
    case .some(51...67), .some(80...82): WeatherCondition.rainy.emoji
    case .some(71...77), .some(85...86): WeatherCondition.snowing.emoji
    case .some(95...99): WeatherCondition.thunderstorm.emoji
    case .some: WeatherCondition.cloudy.emoji
    case nil: ""
    }
  }

  var isSnow: Bool { code.map { (71...77).contains($0) || (85...86).contains($0) } ?? false }

  /// `true` if rain or snow is likely, not merely possible.
  var isWet: Bool {
    let chance = probability ?? 100
    return chance >= 60 || (precipitation ?? 0 >= 0.1 && chance >= 40)
  }
}

extension Weather {
  /// The hours from the place's current one on.
  func upcoming(at now: Instant) -> [HourWeather] {
    guard !hours.isEmpty, let clock = clock(at: now) else { return [] }
    return hours.filter { ($0.day, $0.time.hour) >= (clock.day, clock.time.hour) }
  }

  /// The measurement of the last hour, else the forecast for it.
  func current(at now: Instant) -> HourWeather? {
    guard self.now != nil || !hours.isEmpty, let clock = clock(at: now) else { return nil }
    let measured = self.now.flatMap { measured -> HourWeather? in
      let age =
        measured.day.distance(to: clock.day) * 1440 + clock.time.minutes - measured.time.minutes
      return (-15...60).contains(age) ? measured : nil
    }
    return measured ?? hours.first { $0.day == clock.day && $0.time.hour == clock.time.hour }
  }

  private func clock(at now: Instant) -> (day: Day, time: TimeOfDay)? {
    guard let zone = TimeZoneRules(identifier: timeZone) else { return nil }
    let (day, seconds) = DayCalendar(timeZone: zone).wallClock(at: now)
    return (day, TimeOfDay(secondsSinceMidnight: seconds))
  }
}

/// The next period of rain or snow, within 12 hours.
struct WetSpell: Hashable, Sendable {
  /// `nil` if it has begun already.
  let start: TimeOfDay?
  /// The hour in which it ends; `nil` if it lasts beyond the hours searched.
  let end: TimeOfDay?
  let isSnow: Bool

  /// `nil` if it stays dry.
  init?(_ hours: [HourWeather]) {
    let near = hours.prefix(12)
    guard let first = near.firstIndex(where: \.isWet) else { return nil }
    start = first == near.startIndex ? nil : near[first].time
    end = near[first...].first { !$0.isWet }?.time
    isSnow = near[first].isSnow
  }
}
