public import CoreModels

/// The times of reminders: on every day except quiet ones, until an end date.
public struct ReminderSchedule: Hashable, Sendable {
  /// Ascending and unique; at least one if reminders are on.
  public let times: [TimeOfDay]
  /// The weekdays without a reminder.
  public let quietDays: Set<Weekday>
  /// The last day with a reminder; `nil` for no end.
  public let until: Day?

  /// The maximum number of times per day.
  public static let mostTimes = 24

  /// Creates a schedule; the times may be in any order.
  public init(times: [TimeOfDay], quietDays: Set<Weekday> = [], until: Day? = nil) {
    self.times = Set(times).sorted()
    self.quietDays = quietDays
    self.until = until
  }

  /// Every firing in a range of days, earliest first.
  ///
  /// Each time occurs exactly once a day, regardless of clock changes.
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
