import CoreModels

extension DailyReminderText {
  var german: String {
    switch self {
    case .title: "Erinnerung"
    case .noReminders: "Noch keine Erinnerungen"
    case .howToAdd:
      "So kommt eine dazu: daily-brief remind add \"Blumen gießen\" --at 18:00 --repeat weekly"
    case .added(let text, let when): "Hinzugefügt: \(text). Als Nächstes: \(when)."
    case .removed(let text): "Entfernt: \(text). daybook undo holt sie zurück."
    case .addedPaused(let text): "Hinzugefügt: \(text). Solange alles pausiert, kommt sie nicht."
    case .pauses: "pausiert"
    case .over: "vorbei"
    case .until(let day): "bis \(day.shortText(in: .german))"
    case .areOff: "Erinnerungen sind aus; daily-brief remind on schaltet sie ein."
    case .turnedOff: "Erinnerungen sind jetzt aus, auch die für Ereignisse."
    case .turnedOn(let time): "Erinnerungen sind an. Ereignisse werden um \(time) gemeldet."
    case .repetition(.once): "einmal"
    case .repetition(.daily): "täglich"
    case .repetition(.weekdays): "montags bis freitags"
    case .repetition(.weekly): "wöchentlich"
    case .repetition(.monthly): "monatlich"
    case .repetition(.yearly): "jährlich"
    }
  }
}
