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
    case .through(.desktop): "Az asztalon jelennek meg."
    case .through(.file): "Fájlba íródnak."
    case .through(.webhook): "Webcímre mennek."
    case .through(.ntfy): "ntfy-témába mennek."
    case .noTimer(let command): "Még nem kézbesíti őket időzítő; ez állítja be: \(command)."
    case .timerActive: "A rendszer időzítője kézbesíti őket."
    case .timerIdle: "A rendszer időzítője telepítve van, de pihen."
    case .timerStale(let command):
      "A rendszer időzítője még nem így van beállítva; ez állítja be: \(command)."
    case .paused(let day):
      "Minden szünetel, az utolsó nap: \(day.longText(in: language))."
    case .last(let text): "Utoljára megérkezett: \(text)."
    case .failed(let text, let reason):
      "Nem érkezett meg, vagy nem biztos: \(text)." + (reason.map { " \($0)" } ?? "")
    case .delivered(let text): "Kézbesítve: \(text)."
    case .sent(.desktop): "Elküldve az asztalra."
    case .sent(.file): "Beírva a fájlba."
    case .sent(.webhook): "Elküldve a webcímre."
    case .sent(.ntfy): "Elküldve az ntfy-témába."
    case .example: "Így érkezik egy emlékeztető."
    case .calendarWritten(let count, let file):
      "\(count) emlékeztető" + " itt: \(file)."
    case .timerRemoved: "Az időzítő és fájljai eltűntek:"
    case .noTimerToRemove: "Nem volt itt időzítő."
    case .unexpected: "Váratlan dolog történt."
    }
  }

  private static func hungarianSchedule(_ schedule: ReminderSchedule, in language: Language)
    -> String
  {
    sentence(
      "Bekapcsolva: \(schedule.timesText)", schedule.quietText(in: language).map { "csend: \($0)" },
      schedule.until.map { "utolsó nap: \($0)" })
  }
}
