public import CoreModels

/// When reminders are wanted: times of every day but the quiet ones, until a day.
public struct ReminderSchedule: Hashable, Sendable {
  /// At least one where reminders are wanted; earliest first, each once.
  public let times: [TimeOfDay]
  /// The days of the week without a reminder.
  public let quietDays: Set<Weekday>
  /// The last day with a reminder, `nil` for no end.
  public let until: Day?

  /// The most times of one day.
  public static let mostTimes = 24

  /// A schedule of times in any order.
  public init(times: [TimeOfDay], quietDays: Set<Weekday> = [], until: Day? = nil) {
    self.times = Set(times).sorted()
    self.quietDays = quietDays
    self.until = until
  }

  /// Every firing of those days, earliest first.
  ///
  /// A day has each of its times exactly once, whatever the clock does on it.
  public func firings(on days: ClosedRange<Day>, calendar: DayCalendar) -> [Firing] {
    let last = min(days.upperBound, until ?? days.upperBound)
    guard days.lowerBound <= last else { return [] }
    return stride(from: days.lowerBound, through: last, by: 1)
      .filter { !quietDays.contains($0.weekday) }
      .flatMap { day in
        times.compactMap { time in
          calendar.instant(of: time, on: day).map { Firing(day: day, time: time, instant: $0) }
        }
      }
      .sorted { ($0.instant, $0.time) < ($1.instant, $1.time) }
  }
}

extension ReminderSchedule: Codable {
  private enum CodingKeys: String, CodingKey {
    case times, until
    case quietDays = "quiet_days"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let names = try container.decode([String].self, forKey: .quietDays)
    self.init(
      times: try container.decode([TimeOfDay].self, forKey: .times),
      quietDays: Set(Weekday.allCases.filter { names.contains($0.name) }),
      until: try container.decodeIfPresent(Day.self, forKey: .until))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(times, forKey: .times)
    try container.encode(quietDays.sorted().map(\.name), forKey: .quietDays)
    try container.encodeIfPresent(until, forKey: .until)
  }
}
