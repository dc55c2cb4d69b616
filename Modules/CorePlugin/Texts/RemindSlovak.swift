import CoreModels
import CoreReminders

extension RemindText {
  var slovak: String {
    let language = Language.slovak
    return switch self {
    case .schedule(let choice) where !choice.isEnabled: "Pripomienky sú vypnuté."
    case .schedule(let choice):
      Self.slovakSchedule(choice.schedule, in: language)
    case .next(let text): "Najbližšia: \(text)."
    case .through(.desktop): "Ukazujú sa na ploche."
    case .through(.file): "Zapisujú sa do súboru."
    case .through(.webhook): "Posielajú sa na webovú adresu."
    case .through(.ntfy): "Posielajú sa do témy ntfy."
    case .noTimer(let command): "Zatiaľ ich nedoručuje žiadny časovač; nastaví ho \(command)."
    case .timerActive: "Doručuje ich časovač systému."
    case .timerIdle: "Časovač systému je nainštalovaný, ale nebeží."
    case .timerStale(let command):
      "Časovač systému podľa toho ešte nie je nastavený; nastaví ho \(command)."
    case .paused(let day):
      "Všetko je pozastavené, posledný deň pauzy: \(day.longText(in: language))."
    case .last(let text): "Naposledy prišla: \(text)."
    case .failed(let text, let reason):
      "Neprišla, alebo to nie je isté: \(text)." + (reason.map { " \($0)" } ?? "")
    case .delivered(let text): "Doručené: \(text)."
    case .sent(.desktop): "Odoslané na plochu."
    case .sent(.file): "Zapísané do súboru."
    case .sent(.webhook): "Odoslané na webovú adresu."
    case .sent(.ntfy): "Odoslané do témy ntfy."
    case .example: "Takto pripomienka prichádza."
    case .calendarWritten(let count, let file):
      language.counted(count, one: "pripomienka", few: "pripomienky", many: "pripomienok")
        + " v súbore \(file)."
    case .timerRemoved: "Časovač aj jeho súbory sú preč:"
    case .noTimerToRemove: "Žiadny časovač tu nebol."
    case .unexpected: "Stalo sa niečo nečakané."
    }
  }

  private static func slovakSchedule(_ schedule: ReminderSchedule, in language: Language) -> String
  {
    sentence(
      "Zapnuté o \(schedule.timesText)", schedule.quietText(in: language).map { "ticho: \($0)" },
      schedule.until.map { "posledný deň: \($0)" })
  }
}
