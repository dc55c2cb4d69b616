import CoreModels

/// The days that a rule generates from a start, period by period: days, weeks, months or years.
struct RecurrenceDays {
  let rule: RecurrenceRule
  let start: Day
  /// The last day; `nil` if the rule has no end.
  let last: Day?

  /// The number of days to search ahead.
  private static let horizon = 36_525

  /// The first matching day on or after `day`; `nil` if there is none within a century or once
  /// `budget`, the number of days left to search, is used up.
  func first(from day: Day, budget: inout Int, where isWanted: (Day) -> Bool) -> Day? {
    let end = min(last ?? .last, max(day, start).advanced(by: Self.horizon))
    // A rule with a count is counted from its start.
    var index = rule.count == nil ? max(0, period(of: day) / rule.interval - 1) : 0
    var left = rule.count ?? .max
    while budget > 0, let days = days(ofPeriod: index * rule.interval), let first = days.first {
      if first > end { return nil }
      budget -= days.count
      for found in matches(among: days) where found >= start {
        if found > end || left == 0 { return nil }
        left -= 1
        if found >= day && isWanted(found) { return found }
      }
      index += 1
    }
    return nil
  }

  /// The number of periods between the start's and the day's.
  private func period(of day: Day) -> Int {
    switch rule.frequency {
    case .daily: start.distance(to: day)
    case .weekly: start.distance(to: day) / 7
    case .monthly: (day.year - start.year) * 12 + day.month - start.month
    case .yearly: day.year - start.year
    }
  }

  /// The days of a period, numbered from the start's; `nil` past the end of the calendar.
  private func days(ofPeriod index: Int) -> [Day]? {
    switch rule.frequency {
    case .daily:
      let number = start.epochDay + index
      return number > Day.last.epochDay ? nil : [Day(epochDay: number)]
    case .weekly:
      let offset = (start.weekday.rawValue - rule.weekStart.rawValue + 7) % 7
      let first = start.epochDay - offset + index * 7
      guard first + 6 <= Day.last.epochDay else { return nil }
      return (first..<(first + 7)).map(Day.init(epochDay:))
    case .monthly:
      let month = start.year * 12 + start.month - 1 + index
      return days(ofMonth: month % 12 + 1, year: month / 12)
    case .yearly:
      let year = start.year + index
      guard year <= Day.last.year else { return nil }
      let isAnyMonth =
        rule.months.isEmpty && [rule.monthDays, rule.yearDays].contains { !$0.isEmpty }
        || rule.months.isEmpty && !rule.weekdays.isEmpty
      let months = isAnyMonth ? Array(1...12) : rule.months.isEmpty ? [start.month] : rule.months
      return Set(months).sorted().flatMap { days(ofMonth: $0, year: year) ?? [] }
    }
  }

  private func days(ofMonth month: Int, year: Int) -> [Day]? {
    guard let first = Day(year: year, month: month, day: 1) else { return nil }
    return Array(first...first.advanced(by: Day.daysInMonth(month, ofYear: year) - 1))
  }

  private func matches(among days: [Day]) -> [Day] {
    let found = days.filter(isMatch)
    if rule.positions.isEmpty { return found }
    let chosen = Set(rule.positions.map { $0 > 0 ? $0 - 1 : found.count + $0 })
    return found.indices.filter(chosen.contains).map { found[$0] }
  }

  private func isMatch(_ day: Day) -> Bool {
    let (year, month, number) = day.civil
    if !rule.months.isEmpty, !rule.months.contains(month) { return false }
    if !rule.monthDays.isEmpty {
      let fromEnd = number - Day.daysInMonth(month, ofYear: year) - 1
      guard rule.monthDays.contains(number) || rule.monthDays.contains(fromEnd) else {
        return false
      }
    }
    if !rule.yearDays.isEmpty {
      let fromEnd = day.dayOfYear - (Day.isLeap(year: year) ? 367 : 366)
      guard rule.yearDays.contains(day.dayOfYear) || rule.yearDays.contains(fromEnd) else {
        return false
      }
    }
    if !rule.weekdays.isEmpty { return rule.weekdays.contains { isMatch(day, $0) } }
    // Missing parts of the rule come from the start.
    return switch rule.frequency {
    case .daily: true
    case .weekly: day.weekday == start.weekday
    case .monthly, .yearly:
      !(rule.monthDays.isEmpty && rule.yearDays.isEmpty) || number == start.day
    }
  }

  private func isMatch(_ day: Day, _ wanted: RecurrenceRule.NumberedWeekday) -> Bool {
    guard day.weekday == wanted.weekday else { return false }
    guard let ordinal = wanted.ordinal else { return true }
    let isOfYear = rule.frequency == .yearly && rule.months.isEmpty
    let (place, length) =
      isOfYear
      ? (day.dayOfYear, Day.isLeap(year: day.year) ? 366 : 365)
      : (day.day, Day.daysInMonth(day.month, ofYear: day.year))
    return ordinal > 0 ? (place - 1) / 7 + 1 == ordinal : (length - place) / 7 + 1 == -ordinal
  }
}
