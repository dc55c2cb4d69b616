import CoreModels

extension DailyReminderText {
  var czech: String {
    switch self {
    case .title: "Připomínka"
    case .noReminders: "Zatím žádné připomínky"
    case .howToAdd:
      "Přidá se takto: daily-brief remind add \"Zalít květiny\" --at 18:00 --repeat weekly"
    case .added(let text, let when): "Přidáno: \(text). Poprvé: \(when)."
    case .removed(let text): "Odstraněno: \(text). daybook undo to vrátí zpět."
    case .addedPaused(let text):
      "Přidáno: \(text). Během pauzy nepřijde."
    case .pauses: "pozastavená"
    case .over: "už byla"
    case .until(let day): "do \(day.shortText(in: .czech))"
    case .areOff: "Připomínky jsou vypnuté; zapne je daily-brief remind on."
    case .turnedOff: "Připomínky jsou vypnuté, i ty o událostech."
    case .turnedOn(let time): "Připomínky jsou zapnuté. Události se ohlašují v \(time)."
    case .repetition(.once): "jednou"
    case .repetition(.daily): "každý den"
    case .repetition(.weekdays): "v pracovní dny"
    case .repetition(.weekly): "každý týden"
    case .repetition(.monthly): "každý měsíc"
    case .repetition(.yearly): "každý rok"
    }
  }
}
