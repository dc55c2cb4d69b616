import CoreModels

/// The days on which a habit is due.
enum HabitSchedule: Hashable, Sendable {
  case daily
  case weekdays(Set<Weekday>)
  /// A number of times within any number of consecutive days.
  case times(Int, days: Int)

  /// The longest span of ``times(_:days:)`` in days: a quarter of a year.
  static let longestSpan = 92

  /// Returns `true` if the habit is due on the day. With ``times(_:days:)`` no single day is due.
  func isDue(on day: Day) -> Bool {
    switch self {
    case .daily: true
    case .weekdays(let weekdays): weekdays.contains(day.weekday)
    case .times: false
    }
  }
}

extension HabitSchedule: CodedAsText {
  /// Parses `daily`, weekdays such as `mon,wed,fri`, or times in days such as `3/7`.
  init?(_ text: String) {
    let text = text.trimmingWhitespace().lowercased()
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if text == "daily" {
      self = .daily
    } else if parts.count == 2 {
      guard text.first != "+", let times = Int(parts[0]), parts[1].first != "+",
        let days = Int(parts[1]), (1...Self.longestSpan).contains(days), (1...days).contains(times)
      else { return nil }
      self = times == days ? .daily : .times(times, days: days)
    } else {
      let names = text.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingWhitespace() }
      let weekdays = names.compactMap { name in
        Weekday.allCases.first { $0.shortName == name || $0.name == name }
      }
      guard weekdays.count == names.count else { return nil }
      self = Set(weekdays).count == 7 ? .daily : .weekdays(Set(weekdays))
    }
  }

  /// The form that ``init(_:)`` parses.
  var description: String {
    switch self {
    case .daily: "daily"
    case .weekdays(let weekdays): weekdays.sorted().map(\.shortName).joined(separator: ",")
    case .times(let times, let days): "\(times)/\(days)"
    }
  }
}

extension Weekday {
  /// `mon` … `sun`.
  fileprivate var shortName: String { String(name.prefix(3)) }
}
