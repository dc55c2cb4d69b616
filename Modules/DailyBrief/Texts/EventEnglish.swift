import CoreModels

extension EventText {
  var english: String {
    let language = Language.english
    return switch self {
    case .daysTo(let name, let days): "Days to \(name): \(days)"
    case .days(0): "today"
    case .days(1): "tomorrow"
    case .days(-1): "yesterday"
    case .days(let days) where days > 0: "in \(language.counted(days, one: "day", many: "days"))"
    case .days(let days): "\(language.counted(-days, one: "day", many: "days")) ago"
    case .yearly: "yearly"
    case .noEvents: "No events yet"
    case .howToAdd:
      "daily-brief events add \"Christmas\" 2026-12-25 --yearly adds one."
    case .added(let name, let days): "Added: \(name), \(EventText.days(days).english)."
    case .changed(let name, let days): "Changed: \(name), \(EventText.days(days).english)."
    case .removed(let name): "Removed: \(name). daybook undo brings it back."
    case .removedFromServer(let name):
      "Removed from the server: \(name). To have it back, add it again."
    case .imported(let new, let known, let skipped, isTrial: false):
      "Imported: \(new) new, \(known) already there, \(skipped) left out."
    case .imported(let new, let known, let skipped, isTrial: true):
      "Would import: \(new) new, \(known) already there, \(skipped) left out."
    case .keptOnce(let names):
      Self.sentence("Repeats, but not yearly, so only its next date is kept", names)
    case .skipped(let reason, let names):
      Self.sentence(Self.englishReason(reason), names)
    case .error(let error): Self.englishError(error)
    case .advice(let error): Self.englishAdvice(error)
    }
  }

  private static func englishReason(_ reason: CalendarSkip) -> String {
    switch reason {
    case .cancelled: "Left out, cancelled"
    case .over: "Left out, already over; --past includes them"
    case .noDate: "Left out, without a date"
    case .noName: "Left out, without a name"
    case .longName: "Left out, name longer than 200 characters"
    case .unknownRecurrence: "Left out, repeats in a way that Daybook does not know"
    }
  }

  private static func englishError(_ error: EventError) -> String {
    switch error {
    case .duplicate(let name, let day):
      "“\(name)” on \(day.shortText(in: .english)) already exists."
    case .noSuchEvent(let text): "There is no event “\(text)”."
    case .ambiguousEvent(let text, _): "“\(text)” matches several events."
    case .badLeadDays(let text): "“\(text)” is not a list of days."
    case .leadDaysOnServer: "The server cannot store on which days an event is announced."
    case .nothingToChange: "You have not said what to change."
    case .noSuchReminder(let text): "There is no reminder “\(text)”."
    case .ambiguousReminder(let text, _): "“\(text)” matches several reminders."
    case .reminderNeverComes: "It would never arrive: its day, or its last day, is already over."
    case .noCalendar(let file): "\(file) is not a calendar."
    case .brokenCalendar(let problem, let line):
      "Line \(line) of the calendar cannot be read: \(Self.englishProblem(problem))."
    }
  }

  private static func englishAdvice(_ error: EventError) -> String {
    switch error {
    case .duplicate: "daily-brief events edit changes it."
    case .noSuchEvent:
      "daily-brief events lists them; the number, the name or its beginning will do."
    case .ambiguousEvent(_, let choices), .ambiguousReminder(_, let choices):
      "Choose one by its number: \(choices.joined(separator: "; "))."
    case .badLeadDays:
      "Write up to 10 numbers from 0 to 366, for example 7,1,0, or none for no alert."
    case .leadDaysOnServer:
      "Leave out --remind; daily-brief remind add creates a reminder on this machine."
    case .nothingToChange:
      "Add --name, --on, --yearly, --once, --before, --after or --remind."
    case .noSuchReminder:
      "daily-brief remind lists them; the number, the text or its beginning will do."
    case .reminderNeverComes: "Choose a later --on or --until."
    case .noCalendar:
      "Choose an iCalendar file, the kind that calendars export; such files begin with "
        + "BEGIN:VCALENDAR."
    case .brokenCalendar:
      "Nothing was imported. Export the calendar again, or fix that line."
    }
  }

  private static func englishProblem(_ problem: CalendarProblem) -> String {
    switch problem {
    case .notALine: "it is not a property"
    case .notText: "it is not text in UTF-8"
    case .unexpectedEnd: "it ends something that had not begun"
    case .cutShort: "the file ends in the middle of something"
    case .tooDeep: "too many parts within parts"
    case .badDate: "its date does not exist"
    case .badRecurrence: "how it repeats makes no sense"
    }
  }
}
