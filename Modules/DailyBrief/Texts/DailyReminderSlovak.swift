import CoreModels

extension DailyReminderText {
  var slovak: String {
    switch self {
    case .title: "Pripomienka"
    case .noReminders: "Zatiaľ žiadne pripomienky"
    case .howToAdd:
      "Pridá sa takto: daily-brief remind add \"Poliať kvety\" --at 18:00 --repeat weekly"
    case .added(let text, let when): "Pridané: \(text). Najbližšie: \(when)."
    case .removed(let text): "Odstránené: \(text). daybook undo to vráti späť."
    case .addedPaused(let text):
      "Pridané: \(text). Počas pauzy nepríde."
    case .pauses: "pozastavená"
    case .over: "už bola"
    case .until(let day): "do \(day.shortText(in: .slovak))"
    case .areOff: "Pripomienky sú vypnuté; zapne ich daily-brief remind on."
    case .turnedOff: "Pripomienky sú vypnuté, aj tie o udalostiach."
    case .turnedOn(let time): "Pripomienky sú zapnuté. Udalosti sa ohlasujú o \(time)."
    case .repetition(.once): "raz"
    case .repetition(.daily): "každý deň"
    case .repetition(.weekdays): "v pracovné dni"
    case .repetition(.weekly): "každý týždeň"
    case .repetition(.monthly): "každý mesiac"
    case .repetition(.yearly): "každý rok"
    }
  }
}
