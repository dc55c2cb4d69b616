import CoreModels

extension EventText {
  var german: String {
    let language = Language.german
    return switch self {
    case .daysTo(let name, let days):
      "\(name): noch \(language.counted(days, one: "Tag", many: "Tage"))"
    case .days(0): "heute"
    case .days(1): "morgen"
    case .days(-1): "gestern"
    case .days(let days) where days > 0: "in \(language.counted(days, one: "Tag", many: "Tagen"))"
    case .days(let days): "vor \(language.counted(-days, one: "Tag", many: "Tagen"))"
    case .yearly: "jährlich"
    case .noEvents: "Noch keine Ereignisse"
    case .howToAdd:
      "So fügst du eines hinzu: daily-brief events add \"Weihnachten\" 2026-12-24 --yearly"
    case .added(let name, let days): "Hinzugefügt: \(name), \(EventText.days(days).german)."
    case .changed(let name, let days): "Geändert: \(name), \(EventText.days(days).german)."
    case .removed(let name): "Entfernt: \(name). daybook undo holt es zurück."
    case .removedFromServer(let name):
      "Vom Server entfernt: \(name). Zurück kommt es nur, wenn du es neu hinzufügst."
    case .imported(let new, let known, let skipped, isTrial: false):
      "Import: \(new) neu, \(known) schon da, \(skipped) ausgelassen."
    case .imported(let new, let known, let skipped, isTrial: true):
      "Der Import brächte: \(new) neu, \(known) schon da, \(skipped) ausgelassen."
    case .keptOnce(let names):
      Self.sentence("Wiederholt sich, aber nicht jährlich; darum bleibt nur der nächste Tag", names)
    case .skipped(let reason, let names):
      Self.sentence(Self.germanReason(reason), names)
    case .error(let error): Self.germanError(error)
    case .advice(let error): Self.germanAdvice(error)
    }
  }

  private static func germanReason(_ reason: CalendarSkip) -> String {
    switch reason {
    case .cancelled: "Ausgelassen, abgesagt"
    case .over: "Ausgelassen, schon vorbei; --past nimmt sie dazu"
    case .noDate: "Ausgelassen, ohne Datum"
    case .noName: "Ausgelassen, ohne Namen"
    case .longName: "Ausgelassen, der Name hat mehr als 200 Zeichen"
    case .unknownRecurrence: "Ausgelassen, wiederholt sich auf eine Art, die hier nicht bekannt ist"
    }
  }

  private static func germanError(_ error: EventError) -> String {
    switch error {
    case .duplicate(let name, let day): "„\(name)“ gibt es am \(day.shortText(in: .german)) schon."
    case .noSuchEvent(let text): "Es gibt kein Ereignis „\(text)“."
    case .ambiguousEvent(let text, _): "„\(text)“ passt auf mehrere Ereignisse."
    case .badLeadDays(let text): "„\(text)“ ist keine Liste von Tagen."
    case .leadDaysOnServer:
      "Der Server kann nicht speichern, an welchen Tagen ein Ereignis gemeldet wird."
    case .nothingToChange: "Du hast nicht gesagt, was sich ändern soll."
    case .noSuchReminder(let text): "Es gibt keine Erinnerung „\(text)“."
    case .ambiguousReminder(let text, _): "„\(text)“ passt auf mehrere Erinnerungen."
    case .reminderNeverComes: "Sie käme nie: Der Tag oder der letzte Tag ist vorbei."
    case .noCalendar(let file): "\(file) ist kein Kalender."
    case .brokenCalendar(let problem, let line):
      "Zeile \(line) des Kalenders ist nicht lesbar: \(Self.germanProblem(problem))."
    }
  }

  private static func germanAdvice(_ error: EventError) -> String {
    switch error {
    case .duplicate: "daily-brief events edit ändert es."
    case .noSuchEvent:
      "daily-brief events zeigt die Liste; die Nummer, der Name oder sein Anfang genügt."
    case .ambiguousEvent(_, let choices), .ambiguousReminder(_, let choices):
      "Wähle nach der Nummer: \(choices.joined(separator: "; "))."
    case .badLeadDays:
      "Schreib höchstens 10 Zahlen von 0 bis 366, etwa 7,1,0, oder none für keine Meldung."
    case .leadDaysOnServer:
      "Lass --remind weg; daily-brief remind add schreibt eine Erinnerung auf diesem Rechner auf."
    case .nothingToChange:
      "Ergänze --name, --on, --yearly, --once, --before, --after oder --remind."
    case .noSuchReminder:
      "daily-brief remind zeigt die Liste; die Nummer, der Text oder sein Anfang genügt."
    case .reminderNeverComes: "Wähle einen späteren Tag mit --on oder --until."
    case .noCalendar:
      """
      Wähle eine iCalendar-Datei, wie Kalender sie exportieren; sie beginnt mit \
      BEGIN:VCALENDAR.
      """
    case .brokenCalendar:
      """
      Nichts wurde importiert. Exportiere den Kalender noch einmal oder berichtige die Zeile.
      """
    }
  }

  private static func germanProblem(_ problem: CalendarProblem) -> String {
    switch problem {
    case .notALine: "sie ist keine Eigenschaft"
    case .notText: "sie ist kein Text in UTF-8"
    case .unexpectedEnd: "etwas endet, das nicht begonnen hat"
    case .cutShort: "die Datei endet mittendrin"
    case .tooDeep: "zu viele Teile in Teilen"
    case .badDate: "ein solches Datum gibt es nicht"
    case .badRecurrence: "die Wiederholung ergibt keinen Sinn"
    }
  }
}
