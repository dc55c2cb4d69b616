import CoreModels
import CoreReminders

extension RemindText {
  var german: String {
    let language = Language.german
    return switch self {
    case .schedule(let choice) where !choice.isEnabled: "Erinnerungen sind aus."
    case .schedule(let choice):
      Self.germanSchedule(choice.schedule, in: language)
    case .next(let text): "Nächste: \(text)."
    case .through(.desktop): "Sie erscheinen auf dem Desktop."
    case .through(.file): "Sie werden in eine Datei geschrieben."
    case .through(.webhook): "Sie gehen an eine Webadresse."
    case .through(.ntfy): "Sie gehen an ein ntfy-Thema."
    case .noTimer(let command): "Noch stellt sie kein Timer zu; \(command) richtet einen ein."
    case .timerActive: "Der Timer des Systems stellt sie zu."
    case .timerIdle: "Der Timer des Systems ist eingerichtet, läuft aber nicht."
    case .timerStale(let command):
      "Der Timer des Systems passt noch nicht dazu; \(command) stellt ihn um."
    case .paused(let day):
      "Alles pausiert, der letzte Tag ist \(day.longText(in: language))."
    case .last(let text): "Zuletzt angekommen: \(text)."
    case .failed(let text, let reason):
      "Nicht oder nicht sicher angekommen: \(text)." + (reason.map { " \($0)" } ?? "")
    case .delivered(let text): "Zugestellt: \(text)."
    case .sent(.desktop): "An den Desktop gesendet."
    case .sent(.file): "In die Datei geschrieben."
    case .sent(.webhook): "An die Webadresse gesendet."
    case .sent(.ntfy): "An das ntfy-Thema gesendet."
    case .example: "So kommt eine Erinnerung an."
    case .calendarWritten(let count, let file):
      language.counted(count, one: "Erinnerung", many: "Erinnerungen") + " in \(file) geschrieben."
    case .timerRemoved: "Der Timer und seine Dateien wurden entfernt:"
    case .noTimerToRemove: "Es gab keinen Timer."
    case .unexpected: "Etwas Unerwartetes ist passiert."
    }
  }

  private static func germanSchedule(_ schedule: ReminderSchedule, in language: Language) -> String
  {
    sentence(
      "An um \(schedule.timesText)",
      schedule.quietText(in: language).map { "ausgenommen: \($0)" },
      schedule.until.map { "letzter Tag: \($0.shortText(in: language))" })
  }
}
