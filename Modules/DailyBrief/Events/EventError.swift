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
  /// A server took so many of the events, and then no more.
  case importStopped(done: Int, of: Int, because: ServerError)
  /// The file is no calendar at all.
  case noCalendar(String)
  /// A line of the file, from 1, cannot be right.
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
    let failure = Failure(
      kind, code: code, message: message.text(in: language), hint: hint.text(in: language))
    guard case .importStopped(_, _, let problem) = self else { return failure }
    // How it ends, and why, is the server's to say.
    let reason = problem.failure(in: language)
    return Failure(
      reason.kind, code: code, message: failure.message + " " + reason.message,
      hint: failure.hint + " " + reason.hint, retryAfter: reason.retryAfter)
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
