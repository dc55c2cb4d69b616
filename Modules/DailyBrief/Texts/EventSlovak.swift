import CoreModels

extension EventText {
  var slovak: String {
    let language = Language.slovak
    return switch self {
    case .daysTo(let name, let days):
      "\(name): " + (language.pluralCategory(of: days) == .few ? "zostávajú " : "zostáva ")
        + language.counted(days, one: "deň", few: "dni", many: "dní")
    case .days(0): "dnes"
    case .days(1): "zajtra"
    case .days(-1): "včera"
    case .days(let days) where days > 0:
      "o \(language.counted(days, one: "deň", few: "dni", many: "dní"))"
    case .days(let days):
      "pred \(language.counted(-days, one: "dňom", few: "dňami", many: "dňami"))"
    case .yearly: "každý rok"
    case .noEvents: "Zatiaľ žiadne udalosti"
    case .howToAdd:
      "Pridá sa takto: daily-brief events add \"Vianoce\" 2026-12-24 --yearly"
    case .added(let name, let days): "Pridané: \(name), \(EventText.days(days).slovak)."
    case .changed(let name, let days): "Zmenené: \(name), \(EventText.days(days).slovak)."
    case .removed(let name): "Odstránené: \(name). daybook undo to vráti späť."
    case .removedFromServer(let name):
      "Odstránené zo servera: \(name). Späť sa dostane len novým pridaním."
    case .imported(let new, let known, let skipped, isTrial: false):
      "Import: nové: \(new), už známe: \(known), vynechané: \(skipped)."
    case .imported(let new, let known, let skipped, isTrial: true):
      "Import by priniesol: nové: \(new), už známe: \(known), vynechané: \(skipped)."
    case .keptOnce(let names):
      Self.sentence("Opakuje sa inak ako každý rok, preto zostáva len najbližší deň", names)
    case .skipped(let reason, let names):
      Self.sentence(Self.slovakReason(reason), names)
    case .error(let error): Self.slovakError(error)
    case .advice(let error): Self.slovakAdvice(error)
    }
  }

  private static func slovakReason(_ reason: CalendarSkip) -> String {
    switch reason {
    case .cancelled: "Vynechané, zrušené"
    case .over: "Vynechané, už uplynuli; --past ich pridá"
    case .noDate: "Vynechané, bez dátumu"
    case .noName: "Vynechané, bez názvu"
    case .longName: "Vynechané, názov má viac ako 200 znakov"
    case .unknownRecurrence: "Vynechané, opakuje sa spôsobom, ktorý tu nie je známy"
    }
  }

  private static func slovakError(_ error: EventError) -> String {
    switch error {
    case .duplicate(let name, let day): "„\(name)“ s dátumom \(day) už v zozname je."
    case .noSuchEvent(let text): "Udalosť „\(text)“ neexistuje."
    case .ambiguousEvent(let text, _): "Textu „\(text)“ zodpovedá viac udalostí."
    case .badLeadDays(let text): "„\(text)“ nie je počet dní pred udalosťou."
    case .leadDaysOnServer: "Server si nepamätá, v ktoré dni sa má udalosť ohlásiť."
    case .nothingToChange: "Neuviedli ste, čo sa má zmeniť."
    case .noSuchReminder(let text): "Pripomienka „\(text)“ neexistuje."
    case .ambiguousReminder(let text, _): "Textu „\(text)“ zodpovedá viac pripomienok."
    case .reminderNeverComes: "Nikdy by neprišla: jej deň alebo posledný deň už uplynul."
    case .noCalendar(let file): "\(file) nie je kalendár."
    case .brokenCalendar(let problem, let line):
      "Riadok \(line) kalendára sa nedá prečítať: \(Self.slovakProblem(problem))."
    }
  }

  private static func slovakAdvice(_ error: EventError) -> String {
    switch error {
    case .duplicate: "Zmeníte ju cez daily-brief events edit."
    case .noSuchEvent:
      "Zoznam ukáže daily-brief events; stačí číslo, názov alebo jeho začiatok."
    case .ambiguousEvent(_, let choices), .ambiguousReminder(_, let choices):
      "Vyberte podľa čísla: \(choices.joined(separator: "; "))."
    case .badLeadDays:
      "Napíšte najviac 10 čísel od 0 do 366, napríklad 7,1,0; alebo none, ak nechcete upozornenie."
    case .leadDaysOnServer:
      "Vynechajte --remind; pripomienku v tomto počítači zapíše daily-brief remind add."
    case .nothingToChange:
      "Pridajte --name, --on, --yearly, --once, --before, --after alebo --remind."
    case .noSuchReminder:
      "Zoznam ukáže daily-brief remind; stačí číslo, text alebo jeho začiatok."
    case .reminderNeverComes: "Zvoľte neskorší deň v --on alebo --until."
    case .noCalendar:
      "Vyberte súbor iCalendar, aký kalendáre exportujú; začína sa BEGIN:VCALENDAR."
    case .brokenCalendar:
      "Nič sa neimportovalo. Exportujte kalendár znova alebo ten riadok opravte."
    }
  }

  private static func slovakProblem(_ problem: CalendarProblem) -> String {
    switch problem {
    case .notALine: "nie je to vlastnosť"
    case .notText: "nie je to text v UTF-8"
    case .unexpectedEnd: "končí sa niečo, čo sa nezačalo"
    case .cutShort: "súbor sa končí uprostred"
    case .tooDeep: "priveľa vnorených častí"
    case .badDate: "nie je v ňom dátum, ktorý existuje"
    case .badRecurrence: "opakovanie nedáva zmysel"
    }
  }
}
