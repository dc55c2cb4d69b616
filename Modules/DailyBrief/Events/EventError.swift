import CoreModels

/// An error about events or reminders.
enum EventError: ExplainedError, Hashable {
  /// An event with this name and date exists already.
  case duplicate(String, on: Day)
  case noSuchEvent(String)
  /// Several match; the choices are named as in the list.
  case ambiguousEvent(String, choices: [String])
  /// Not a list of days before an event, such as `7,1,0`.
  case badLeadDays(String)
  /// The server cannot store lead days.
  case leadDaysOnServer
  case nothingToChange
  case noSuchReminder(String)
  case ambiguousReminder(String, choices: [String])
  /// The reminder has no occurrence from today on.
  case reminderNeverComes
  /// A server accepted `done` of the events, then failed.
  case importStopped(done: Int, of: Int, because: ServerError)
  /// The file is not a calendar.
  case noCalendar(String)
  /// A line of the file, from 1, is invalid.
  case brokenCalendar(CalendarProblem, line: Int)

  func failure(in language: Language) -> Failure {
    let (kind, code, message, hint): (Failure.Kind, String, EventText, EventText) =
      switch self {
      case .duplicate(let name, let day):
        (.badInput, "duplicate_event", .errorDuplicate(name, day: day), .adviceDuplicate)
      case .noSuchEvent(let text):
        (.notFound, "no_such_event", .errorNoSuchEvent(text), .adviceNoSuchEvent)
      case .ambiguousEvent(let text, let choices):
        (.usage, "ambiguous_event", .errorAmbiguousEvent(text), .ambiguous(choices))
      case .badLeadDays(let text):
        (.usage, "bad_lead_days", .errorBadLeadDays(text), .adviceBadLeadDays)
      case .leadDaysOnServer:
        (.usage, "lead_days_on_server", .errorLeadDaysOnServer, .adviceLeadDaysOnServer)
      case .nothingToChange:
        (.usage, "nothing_to_change", .errorNothingToChange, .adviceNothingToChange)
      case .noSuchReminder(let text):
        (.notFound, "no_such_reminder", .errorNoSuchReminder(text), .adviceNoSuchReminder)
      case .ambiguousReminder(let text, let choices):
        (.usage, "ambiguous_reminder", .errorAmbiguousReminder(text), .ambiguous(choices))
      case .reminderNeverComes:
        (
          .badInput, "reminder_never_comes", .errorReminderNeverComes, .adviceReminderNeverComes
        )
      case .importStopped(let done, let count, _):
        (
          .unavailable, "import_stopped", .errorImportStopped("\(done)", count: "\(count)"),
          .adviceImportStopped
        )
      case .noCalendar(let file):
        (.badInput, "no_calendar", .errorNoCalendar(file), .adviceNoCalendar)
      case .brokenCalendar(let problem, let line):
        (
          .badInput, "broken_calendar", .errorBrokenCalendar(line, problem: problem.text),
          .adviceBrokenCalendar
        )
      }
    let failure = Failure(kind, code: code, message, hint, in: language)
    guard case .importStopped(_, _, let problem) = self else { return failure }
    // The server's error determines the kind, the reason and the retry.
    let reason = problem.failure(in: language)
    return Failure(
      reason.kind, code: code, message: failure.message + " " + reason.message,
      hint: failure.hint + " " + reason.hint, retryAfter: reason.retryAfter)
  }
}

/// An error in a calendar file's line.
enum CalendarProblem: Hashable, CaseIterable, Sendable {
  /// Neither a property nor a continuation line.
  case notALine
  /// Not valid UTF-8.
  case notText
  /// An END without its BEGIN, or of another component.
  case unexpectedEnd
  /// The file ends before a component does.
  case cutShort
  /// Components are nested deeper than in any real calendar.
  case tooDeep
  case badDate
  case badRecurrence
}
