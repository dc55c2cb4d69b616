import CoreModels

/// The parts of a VEVENT that countdowns need.
struct CalendarEntry: Hashable, Sendable {
  /// Identifies the event; modified recurrences share it. `nil` if missing.
  let uid: String?
  /// On one line; empty if missing.
  let name: String
  let start: CalendarTime?
  /// The exclusive end; `nil` if missing.
  let end: CalendarEnd?
  /// `nil` if it does not repeat.
  let recurrence: Recurrence?
  /// Further dates on which it takes place.
  let extra: [CalendarTime]
  /// Recurrences that are cancelled.
  let exceptions: [CalendarTime]
  /// The recurrence that this entry replaces.
  let replaces: CalendarTime?
  let isCancelled: Bool

  enum Recurrence: Hashable, Sendable {
    case known(RecurrenceRule)
    /// Repeats by unsupported rules, or by several.
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
