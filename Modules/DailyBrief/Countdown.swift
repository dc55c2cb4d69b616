import CoreModels

/// An event as it stands on a day: the API's *countdown*.
struct Countdown: Hashable, Sendable {
  /// The event's id; `nil` where a server does not tell it.
  var id: String?
  var name: String
  var date: Day
  var isYearly: Bool
  /// Days until it: 0 on the day itself, 1 the day before, −1 the day after a past one.
  var daysLeft: Int
  /// Its next day, or the day of a past one.
  var nextOccurrence: Day
  /// Whether it was once, and its day is over.
  var isPast: Bool
  var message: String
}

extension Countdown {
  /// How an event stands on a day; its usual words are in that language.
  ///
  /// Days are those of the calendar, so that the time of day makes no difference.
  init(of event: Event, on day: Day, language: Language) {
    let next = event.occurrence(from: day)
    let daysLeft = day.distance(to: next)
    self.init(
      id: event.id.isEmpty ? nil : event.id, name: event.name, date: event.date,
      isYearly: event.isYearly,
      daysLeft: daysLeft, nextOccurrence: next, isPast: daysLeft < 0,
      message: event.message(daysLeft: daysLeft, language: language))
  }

  /// The order of lists: upcoming ones by their day, then past ones, the latest first; those of one
  /// day by their names.
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
  /// Its day on or after that one; the day that is over where there is none.
  ///
  /// A yearly event begins with its own date, so that one of a later year does not show before it.
  /// On 29 February it falls on 28 February in common years.
  func occurrence(from day: Day) -> Day {
    guard isYearly, date < day else { return date }
    let thisYear = occurrence(inYear: day.year)
    // The calendar's last year has none after it.
    return thisYear < day && day.year < Day.last.year
      ? occurrence(inYear: day.year + 1) : thisYear
  }

  /// The days on which it falls among those, earliest first.
  func occurrences(on days: ClosedRange<Day>) -> [Day] {
    guard isYearly else { return days.contains(date) ? [date] : [] }
    let first = max(days.lowerBound, date)
    guard first <= days.upperBound else { return [] }
    return (first.year...days.upperBound.year).map(occurrence(inYear:)).filter {
      $0 >= first && $0 <= days.upperBound
    }
  }

  private func occurrence(inYear year: Int) -> Day { date.adding(years: year - date.year) }

  /// What is said of it, that many days before it, or after it where negative.
  fileprivate func message(daysLeft: Int, language: Language) -> String {
    let (template, days) =
      daysLeft < 0 ? (messageAfter ?? "", -daysLeft) : (messageBefore ?? "", daysLeft)
    if template.allSatisfy(\.isWhitespace) {
      // Put together, not replaced, as the name may have the placeholder in it.
      return daysLeft < 0 ? "" : EventText.daysTo(name, days: days).text(in: language)
    }
    return template.replacing("{days}", with: "\(days)")
  }
}
