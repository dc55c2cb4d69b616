import CoreModels

extension EventText {
  var hungarian: String {
    let language = Language.hungarian
    return switch self {
    case .daysTo(let name, let days): "\(name): még \(language.grouped(days)) nap"
    case .days(0): "ma"
    case .days(1): "holnap"
    case .days(-1): "tegnap"
    case .days(let days) where days > 0: "\(language.grouped(days)) nap múlva"
    case .days(let days): "\(language.grouped(-days)) napja"
    case .yearly: "évente"
    case .noEvents: "Még nincsenek események"
    case .howToAdd:
      "Így vehetsz fel egyet: daily-brief events add \"Karácsony\" 2026-12-25 --yearly"
    case .added(let name, let days): "Felvéve: \(name), \(EventText.days(days).hungarian)."
    case .changed(let name, let days): "Módosítva: \(name), \(EventText.days(days).hungarian)."
    case .removed(let name): "Törölve: \(name). A daybook undo visszahozza."
    case .removedFromServer(let name):
      "Törölve a kiszolgálóról: \(name). Csak újbóli felvétellel kerül vissza."
    case .imported(let new, let known, let skipped, isTrial: false):
      "Importálás: új: \(new), már megvan: \(known), kimaradt: \(skipped)."
    case .imported(let new, let known, let skipped, isTrial: true):
      "Az importálás eredménye ez lenne: új: \(new), már megvan: \(known), kimaradna: \(skipped)."
    case .keptOnce(let names):
      Self.sentence("Ismétlődik, de nem évente, ezért csak a következő napja marad meg", names)
    case .skipped(let reason, let names):
      Self.sentence(Self.hungarianReason(reason), names)
    case .error(let error): Self.hungarianError(error)
    case .advice(let error): Self.hungarianAdvice(error)
    }
  }

  private static func hungarianReason(_ reason: CalendarSkip) -> String {
    switch reason {
    case .cancelled: "Kimaradt, mert elmarad"
    case .over: "Kimaradt, mert elmúlt; a --past ezeket is felveszi"
    case .noDate: "Kimaradt, mert nincs dátuma"
    case .noName: "Kimaradt, mert nincs neve"
    case .longName: "Kimaradt, mert a neve 200 karakternél hosszabb"
    case .unknownRecurrence: "Kimaradt, mert itt ismeretlen módon ismétlődik"
    }
  }

  private static func hungarianError(_ error: EventError) -> String {
    switch error {
    case .duplicate(let name, let day): "Ez már megvan: „\(name)”, \(day.shortText(in: .hungarian))"
    case .noSuchEvent(let text): "Nincs „\(text)” nevű esemény."
    case .ambiguousEvent(let text, _): "„\(text)” több eseményre is illik."
    case .badLeadDays(let text): "„\(text)” nem napok felsorolása."
    case .leadDaysOnServer:
      "A kiszolgáló nem tudja tárolni, mely napokon kell szólni egy eseményről."
    case .nothingToChange: "Nem adtad meg, mi változzon."
    case .noSuchReminder(let text): "Nincs ilyen emlékeztető: „\(text)”."
    case .ambiguousReminder(let text, _): "„\(text)” több emlékeztetőre is illik."
    case .reminderNeverComes: "Sosem jönne el: a nap vagy az utolsó nap már elmúlt."
    case .noCalendar(let file): "\(file) nem naptár."
    case .brokenCalendar(let problem, let line):
      "A naptár \(line). sora nem olvasható: \(Self.hungarianProblem(problem))."
    }
  }

  private static func hungarianAdvice(_ error: EventError) -> String {
    switch error {
    case .duplicate: "A daily-brief events edit módosítja."
    case .noSuchEvent:
      "A daily-brief events felsorolja őket; elég a sorszám, a név vagy az eleje."
    case .ambiguousEvent(_, let choices), .ambiguousReminder(_, let choices):
      "Válassz sorszám szerint: \(choices.joined(separator: "; "))."
    case .badLeadDays:
      """
      Legfeljebb 10 számot írj 0 és 366 között, például 7,1,0; vagy a none szót, ha nem kérsz \
      értesítést.
      """
    case .leadDaysOnServer:
      "Hagyd el a --remind kapcsolót; ezen a gépen a daily-brief remind add vesz fel emlékeztetőt."
    case .nothingToChange:
      "Adj meg valamit ezek közül: --name, --on, --yearly, --once, --before, --after vagy --remind."
    case .noSuchReminder:
      "A daily-brief remind felsorolja őket; elég a sorszám, a szöveg vagy az eleje."
    case .reminderNeverComes: "Válassz későbbi napot: --on vagy --until."
    case .noCalendar:
      "Válassz iCalendar fájlt, amilyet a naptárak exportálnak; az eleje BEGIN:VCALENDAR."
    case .brokenCalendar:
      "Semmi sem lett importálva. Exportáld újra a naptárt, vagy javítsd ki azt a sort."
    }
  }

  private static func hungarianProblem(_ problem: CalendarProblem) -> String {
    switch problem {
    case .notALine: "nem tulajdonság"
    case .notText: "nem UTF-8 szöveg"
    case .unexpectedEnd: "olyasmi ér véget, ami el sem kezdődött"
    case .cutShort: "a fájl félbeszakad"
    case .tooDeep: "túl sok rész van egymásban"
    case .badDate: "nincs benne létező dátum"
    case .badRecurrence: "az ismétlődésnek nincs értelme"
    }
  }
}
