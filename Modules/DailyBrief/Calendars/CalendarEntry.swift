import CoreModels

/// A VEVENT, as far as countdowns need it.
struct CalendarEntry: Hashable, Sendable {
  /// What its changed recurrences share with it; `nil` where it has none.
  let uid: String?
  /// On one line, empty where it has none.
  let name: String
  let start: CalendarTime?
  /// When it ends, which is no longer part of it; `nil` where it does not say so.
  let end: CalendarEnd?
  /// `nil` where it does not repeat.
  let recurrence: Recurrence?
  /// Further days on which it takes place.
  let extra: [CalendarTime]
  /// Recurrences that do not take place.
  let exceptions: [CalendarTime]
  /// The recurrence that it stands for.
  let replaces: CalendarTime?
  let isCancelled: Bool

  enum Recurrence: Hashable, Sendable {
    case known(RecurrenceRule)
    /// By rules that are not known here, or by several.
    case unknown
  }

  /// Reads the component; throws ``EventError/brokenCalendar(_:line:)``.
  init(_ component: CalendarComponent) throws(EventError) {
    uid = component["UID"]?.value
    name = component["SUMMARY"]?.text ?? ""
    start = try component["DTSTART"]?.times().first
    end = try CalendarEnd(component)
    replaces = try component["RECURRENCE-ID"]?.times().first
    isCancelled = component["STATUS"]?.value.trimmingWhitespace().uppercased() == "CANCELLED"
    extra = try CalendarEntry.times(component.all("RDATE"))
    exceptions = try CalendarEntry.times(component.all("EXDATE"))
    let rules = component.all("RRULE")
    var recurrence: Recurrence?
    for line in rules {
      recurrence = try RecurrenceRule(line).map { .known($0) } ?? .unknown
    }
    self.recurrence = rules.count > 1 ? .unknown : recurrence
  }

  private static func times(_ lines: [CalendarLine]) throws(EventError) -> [CalendarTime] {
    var times: [CalendarTime] = []
    for line in lines { times += try line.times() }
    return times
  }
}
