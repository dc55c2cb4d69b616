import CoreModels

/// An event as of a given day: the API's *countdown*.
struct Countdown: Hashable, Sendable {
  /// The event's id; `nil` if the server does not send one.
  var id: String?
  var name: String
  var date: Day
  var isYearly: Bool
  /// Days until the event: 0 on the day itself, 1 the day before, −1 the day after a past one.
  var daysLeft: Int
  /// The next day of the event, or the day of a past one.
  var nextOccurrence: Day
  /// `true` if the event does not repeat and its day has passed.
  var isPast: Bool
  var message: String
}

extension Countdown {
  /// Counts down to an event from a day, with default messages in the given language.
  ///
  /// Counts calendar days, so the time of day does not matter.
  init(of event: Event, on day: Day, language: Language) {
    let next = event.occurrence(from: day)
    let daysLeft = day.distance(to: next)
    self.init(
      id: event.id.isEmpty ? nil : event.id, name: event.name, date: event.date,
      isYearly: event.isYearly,
      daysLeft: daysLeft, nextOccurrence: next, isPast: daysLeft < 0,
      message: event.message(daysLeft: daysLeft, language: language))
  }

  /// The order of lists: upcoming events by day, then past ones, latest first; events of the same
  /// day by name.
  static func isInOrder(_ one: Countdown, _ other: Countdown) -> Bool {
    if one.isPast != other.isPast { return other.isPast }
    if one.nextOccurrence != other.nextOccurrence {
      return one.isPast
        ? one.nextOccurrence > other.nextOccurrence : one.nextOccurrence < other.nextOccurrence
    }
    return (one.name, one.id ?? "") < (other.name, other.id ?? "")
  }
}

extension Event {
  /// The event's next day on or after `day`; if there is none, its past day.
  ///
  /// A yearly event begins with its own date, so it never shows before that year. One of 29
  /// February falls on 28 February in common years.
  func occurrence(from day: Day) -> Day {
    guard isYearly, date < day else { return date }
    let thisYear = occurrence(inYear: day.year)
    // The calendar's last year has no next one.
    return thisYear < day && day.year < Day.last.year
      ? occurrence(inYear: day.year + 1) : thisYear
  }

  /// The event's days within a range, earliest first.
  func occurrences(on days: ClosedRange<Day>) -> [Day] {
    guard isYearly else { return days.contains(date) ? [date] : [] }
    let first = max(days.lowerBound, date)
    guard first <= days.upperBound else { return [] }
    return (first.year...days.upperBound.year).map(occurrence(inYear:)).filter {
      $0 >= first && $0 <= days.upperBound
    }
  }

  private func occurrence(inYear year: Int) -> Day { date.adding(years: year - date.year) }

  /// The event's message, `daysLeft` days before it, or after it if negative.
  fileprivate func message(daysLeft: Int, language: Language) -> String {
    let (template, days) =
      daysLeft < 0 ? (messageAfter ?? "", -daysLeft) : (messageBefore ?? "", daysLeft)
    if template.allSatisfy(\.isWhitespace) {
      // Built without a template, since the name may contain the placeholder.
      return daysLeft < 0 ? "" : EventText.daysTo(name, days: days).text(in: language)
    }
    return template.replacing("{days}", with: "\(days)")
  }
}
