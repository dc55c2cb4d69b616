import CoreModels

/// What can go wrong with events and reminders.
enum EventError: ExplainedError, Hashable {
  /// There is one of that name on that day.
  case duplicate(String, on: Day)
  case noSuchEvent(String)
  /// Several fit; the choices are as the list shows them.
  case ambiguousEvent(String, choices: [String])
  /// Not days before an event, as `7,1,0`.
  case badLeadDays(String)
  /// The server keeps nothing of when an event is announced.
  case leadDaysOnServer
  case nothingToChange
  case noSuchReminder(String)
  case ambiguousReminder(String, choices: [String])
  /// From now on there is no day on which it would come.
  case reminderNeverComes
  /// The file is no calendar at all.
  case noCalendar(String)
  /// A line of the file, from 1, cannot be right.
  case brokenCalendar(CalendarProblem, line: Int)

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .duplicate: (.badInput, "duplicate_event")
      case .noSuchEvent: (.notFound, "no_such_event")
      case .ambiguousEvent: (.usage, "ambiguous_event")
      case .badLeadDays: (.usage, "bad_lead_days")
      case .leadDaysOnServer: (.usage, "lead_days_on_server")
      case .nothingToChange: (.usage, "nothing_to_change")
      case .noSuchReminder: (.notFound, "no_such_reminder")
      case .ambiguousReminder: (.usage, "ambiguous_reminder")
      case .reminderNeverComes: (.badInput, "reminder_never_comes")
      case .noCalendar: (.badInput, "no_calendar")
      case .brokenCalendar: (.badInput, "broken_calendar")
      }
    return Failure(
      kind, code: code, message: EventText.error(self).text(in: language),
      hint: EventText.advice(self).text(in: language))
  }
}

/// What is wrong with a line of a calendar file.
enum CalendarProblem: Hashable, CaseIterable, Sendable {
  /// Neither a property nor the continuation of one.
  case notALine
  /// Bytes that are no text.
  case notText
  /// An end without its beginning, or that of something else.
  case unexpectedEnd
  /// The file ends before what it began.
  case cutShort
  /// Components within components, deeper than any calendar.
  case tooDeep
  case badDate
  case badRecurrence
}
