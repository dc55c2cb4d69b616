import CoreModels
import CoreReminders

extension RemindText {
  var hungarian: String {
    let language = Language.hungarian
    return switch self {
    case .schedule(let choice) where !choice.isEnabled: "Az emlékeztetők ki vannak kapcsolva."
    case .schedule(let choice):
      Self.hungarianSchedule(choice.schedule, in: language)
    case .next(let text): "Következő: \(text)."
    case .through(.desktop): "Az asztali környezetben jelennek meg."
    case .through(.file): "Fájlba kerülnek."
    case .through(.webhook): "Webcímre mennek."
    case .through(.ntfy): "ntfy-témába mennek."
    case .noTimer(let command): "Még nem kézbesíti őket időzítő; ez állítja be: \(command)."
    case .timerActive: "A rendszer időzítője kézbesíti őket."
    case .timerIdle: "A rendszer időzítője telepítve van, de nem fut."
    case .timerStale(let command):
      "A rendszer időzítője még nem így van beállítva; ez állítja be: \(command)."
    case .paused(let day):
      "Minden szünetel, az utolsó nap: \(day.longText(in: language))."
    case .last(let text): "Utoljára ez érkezett meg: \(text)."
    case .failed(let text, let reason):
      "Nem érkezett meg, vagy nem biztos, hogy megérkezett: \(text)."
        + (reason.map { " \($0)" } ?? "")
    case .delivered(let text): "Kézbesítve: \(text)."
    case .sent(.desktop): "Elküldve az asztali környezetbe."
    case .sent(.file): "Beírva a fájlba."
    case .sent(.webhook): "Elküldve a webcímre."
    case .sent(.ntfy): "Elküldve az ntfy-témába."
    case .example: "Így érkezik egy emlékeztető."
    case .calendarWritten(let count, let file): "\(count) emlékeztető került ide: \(file)."
    case .timerRemoved: "Az időzítő és a fájljai törölve:"
    case .noTimerToRemove: "Nem volt itt időzítő."
    case .unexpected: "Váratlan hiba történt."
    }
  }

  private static func hungarianSchedule(_ schedule: ReminderSchedule, in language: Language)
    -> String
  {
    sentence(
      "Bekapcsolva: \(schedule.timesText)",
      schedule.quietText(in: language).map { "kivéve: \($0)" },
      schedule.until.map { "utolsó nap: \($0.longText(in: language))" })
  }
}
