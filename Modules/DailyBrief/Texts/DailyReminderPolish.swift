import CoreModels

extension DailyReminderText {
  var polish: String {
    switch self {
    case .title: "Przypomnienie"
    case .noReminders: "Nie ma jeszcze przypomnień"
    case .howToAdd:
      "Tak się dodaje: daily-brief remind add \"Podlać kwiaty\" --at 18:00 --repeat weekly"
    case .added(let text, let when): "Dodano: \(text). Najbliższe: \(when)."
    case .removed(let text): "Usunięto: \(text). daybook undo to przywróci."
    case .addedPaused(let text):
      "Dodano: \(text). W czasie przerwy się nie pojawi."
    case .pauses: "wstrzymane"
    case .over: "minęło"
    case .until(let day): "do \(day.shortText(in: .polish))"
    case .areOff: "Przypomnienia są wyłączone; włącza je daily-brief remind on."
    case .turnedOff: "Przypomnienia są wyłączone, także te o wydarzeniach."
    case .turnedOn(let time): "Przypomnienia są włączone. Wydarzenia są zapowiadane o \(time)."
    case .repetition(.once): "raz"
    case .repetition(.daily): "codziennie"
    case .repetition(.weekdays): "w dni robocze"
    case .repetition(.weekly): "co tydzień"
    case .repetition(.monthly): "co miesiąc"
    case .repetition(.yearly): "co rok"
    }
  }
}
