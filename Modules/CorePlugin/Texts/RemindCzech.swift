import CoreModels
import CoreReminders

extension RemindText {
  var czech: String {
    let language = Language.czech
    return switch self {
    case .schedule(let choice) where !choice.isEnabled: "Připomínky jsou vypnuté."
    case .schedule(let choice):
      Self.czechSchedule(choice.schedule, in: language)
    case .next(let text): "Nejbližší: \(text)."
    case .through(.desktop): "Ukazují se na ploše."
    case .through(.file): "Zapisují se do souboru."
    case .through(.webhook): "Posílají se na webovou adresu."
    case .through(.ntfy): "Posílají se do tématu ntfy."
    case .noTimer(let command): "Zatím je nedoručuje žádný časovač; nastaví ho \(command)."
    case .timerActive: "Doručuje je časovač systému."
    case .timerIdle: "Časovač systému je nainstalován, ale neběží."
    case .timerStale(let command):
      "Časovač systému podle toho ještě není nastaven; nastaví ho \(command)."
    case .paused(let day):
      "Všechno je pozastaveno, poslední den pauzy: \(day.longText(in: language))."
    case .last(let text): "Naposledy přišla: \(text)."
    case .failed(let text, let reason):
      "Nepřišla, nebo to není jisté: \(text)." + (reason.map { " \($0)" } ?? "")
    case .delivered(let text): "Doručeno: \(text)."
    case .sent(.desktop): "Odesláno na plochu."
    case .sent(.file): "Zapsáno do souboru."
    case .sent(.webhook): "Odesláno na webovou adresu."
    case .sent(.ntfy): "Odesláno do tématu ntfy."
    case .example: "Takto připomínka přichází."
    case .calendarWritten(let count, let file):
      language.counted(count, one: "připomínka", few: "připomínky", many: "připomínek")
        + " v souboru \(file)."
    case .timerRemoved: "Časovač i jeho soubory jsou pryč:"
    case .noTimerToRemove: "Žádný časovač tu nebyl."
    case .unexpected: "Stalo se něco nečekaného."
    }
  }

  private static func czechSchedule(_ schedule: ReminderSchedule, in language: Language) -> String {
    sentence(
      "Zapnuto v \(schedule.timesText)", schedule.quietText(in: language).map { "ticho: \($0)" },
      schedule.until.map { "poslední den: \($0)" })
  }
}
