import CoreModels

extension EventText {
  var czech: String {
    let language = Language.czech
    return switch self {
    case .daysTo(let name, let days):
      "\(name): " + (language.pluralCategory(of: days) == .few ? "zbývají " : "zbývá ")
        + language.counted(days, one: "den", few: "dny", many: "dní")
    case .days(0): "dnes"
    case .days(1): "zítra"
    case .days(-1): "včera"
    case .days(let days) where days > 0:
      "za \(language.counted(days, one: "den", few: "dny", many: "dní"))"
    case .days(let days): "před \(language.counted(-days, one: "dnem", few: "dny", many: "dny"))"
    case .yearly: "každý rok"
    case .noEvents: "Zatím žádné události"
    case .howToAdd:
      "Přidá se takto: daily-brief events add \"Vánoce\" 2026-12-24 --yearly"
    case .added(let name, let days): "Přidáno: \(name), \(EventText.days(days).czech)."
    case .changed(let name, let days): "Změněno: \(name), \(EventText.days(days).czech)."
    case .removed(let name): "Odstraněno: \(name). daybook undo to vrátí zpět."
    case .removedFromServer(let name):
      "Odstraněno ze serveru: \(name). Zpět se dostane jen novým přidáním."
    case .imported(let new, let known, let skipped, isTrial: false):
      "Import: nové: \(new), už známé: \(known), vynechané: \(skipped)."
    case .imported(let new, let known, let skipped, isTrial: true):
      "Import by přinesl: nové: \(new), už známé: \(known), vynechané: \(skipped)."
    case .keptOnce(let names):
      Self.sentence("Opakuje se jinak než každý rok, proto zůstává jen nejbližší den", names)
    case .skipped(let reason, let names):
      Self.sentence(Self.czechReason(reason), names)
    case .error(let error): Self.czechError(error)
    case .advice(let error): Self.czechAdvice(error)
    }
  }

  private static func czechReason(_ reason: CalendarSkip) -> String {
    switch reason {
    case .cancelled: "Vynecháno, zrušeno"
    case .over: "Vynecháno, už proběhly; --past je přidá"
    case .noDate: "Vynecháno, bez data"
    case .noName: "Vynecháno, bez názvu"
    case .longName: "Vynecháno, název má víc než 200 znaků"
    case .unknownRecurrence: "Vynecháno, opakuje se způsobem, který tu není znám"
    }
  }

  private static func czechError(_ error: EventError) -> String {
    switch error {
    case .duplicate(let name, let day): "„\(name)“ s datem \(day) už v seznamu je."
    case .noSuchEvent(let text): "Událost „\(text)“ neexistuje."
    case .ambiguousEvent(let text, _): "Textu „\(text)“ odpovídá víc událostí."
    case .badLeadDays(let text): "„\(text)“ není počet dní před událostí."
    case .leadDaysOnServer: "Server si nepamatuje, ve které dny se má událost ohlásit."
    case .nothingToChange: "Neuvedli jste, co se má změnit."
    case .noSuchReminder(let text): "Připomínka „\(text)“ neexistuje."
    case .ambiguousReminder(let text, _): "Textu „\(text)“ odpovídá víc připomínek."
    case .reminderNeverComes: "Nikdy by nepřišla: její den nebo poslední den už uplynul."
    case .noCalendar(let file): "\(file) není kalendář."
    case .brokenCalendar(let problem, let line):
      "Řádek \(line) kalendáře se nedá přečíst: \(Self.czechProblem(problem))."
    }
  }

  private static func czechAdvice(_ error: EventError) -> String {
    switch error {
    case .duplicate: "Změníte ji pomocí daily-brief events edit."
    case .noSuchEvent:
      "Seznam ukáže daily-brief events; stačí číslo, název nebo jeho začátek."
    case .ambiguousEvent(_, let choices), .ambiguousReminder(_, let choices):
      "Vyberte podle čísla: \(choices.joined(separator: "; "))."
    case .badLeadDays:
      "Napište nejvýše 10 čísel od 0 do 366, například 7,1,0; nebo none, pokud upozornění nechcete."
    case .leadDaysOnServer:
      "Vynechte --remind; připomínku v tomto počítači zapíše daily-brief remind add."
    case .nothingToChange:
      "Přidejte --name, --on, --yearly, --once, --before, --after nebo --remind."
    case .noSuchReminder:
      "Seznam ukáže daily-brief remind; stačí číslo, text nebo jeho začátek."
    case .reminderNeverComes: "Zvolte pozdější den v --on nebo --until."
    case .noCalendar:
      "Vyberte soubor iCalendar, jaký kalendáře exportují; začíná BEGIN:VCALENDAR."
    case .brokenCalendar:
      "Nic se neimportovalo. Exportujte kalendář znovu nebo ten řádek opravte."
    }
  }

  private static func czechProblem(_ problem: CalendarProblem) -> String {
    switch problem {
    case .notALine: "není to vlastnost"
    case .notText: "není to text v UTF-8"
    case .unexpectedEnd: "končí něco, co nezačalo"
    case .cutShort: "soubor končí uprostřed"
    case .tooDeep: "příliš mnoho vnořených částí"
    case .badDate: "není v něm datum, které existuje"
    case .badRecurrence: "opakování nedává smysl"
    }
  }
}
