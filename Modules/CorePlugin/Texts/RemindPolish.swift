import CoreModels
import CoreReminders

extension RemindText {
  var polish: String {
    let language = Language.polish
    return switch self {
    case .schedule(let choice) where !choice.isEnabled: "Przypomnienia są wyłączone."
    case .schedule(let choice):
      Self.polishSchedule(choice.schedule, in: language)
    case .next(let text): "Najbliższe: \(text)."
    case .through(.desktop): "Pokazują się na pulpicie."
    case .through(.file): "Zapisują się do pliku."
    case .through(.webhook): "Są wysyłane na adres internetowy."
    case .through(.ntfy): "Są wysyłane do tematu ntfy."
    case .noTimer(let command): "Żaden czasomierz ich jeszcze nie dostarcza; ustawi go \(command)."
    case .timerActive: "Dostarcza je czasomierz systemu."
    case .timerIdle: "Czasomierz systemu jest zainstalowany, ale nie działa."
    case .timerStale(let command):
      "Czasomierz systemu nie jest jeszcze tak ustawiony; ustawi go \(command)."
    case .paused(let day):
      "Wszystko jest wstrzymane, ostatni dzień przerwy: \(day.longText(in: language))."
    case .last(let text): "Ostatnio dotarło: \(text)."
    case .failed(let text, let reason):
      "Nie dotarło lub nie ma pewności: \(text)." + (reason.map { " \($0)" } ?? "")
    case .delivered(let text): "Dostarczono: \(text)."
    case .sent(.desktop): "Wysłano na pulpit."
    case .sent(.file): "Zapisano do pliku."
    case .sent(.webhook): "Wysłano na adres internetowy."
    case .sent(.ntfy): "Wysłano do tematu ntfy."
    case .example: "Tak przychodzi przypomnienie."
    case .calendarWritten(let count, let file):
      language.counted(count, one: "przypomnienie", few: "przypomnienia", many: "przypomnień")
        + " w pliku \(file)."
    case .timerRemoved: "Czasomierz i jego pliki zniknęły:"
    case .noTimerToRemove: "Nie było tu czasomierza."
    case .unexpected: "Stało się coś nieoczekiwanego."
    }
  }

  private static func polishSchedule(_ schedule: ReminderSchedule, in language: Language) -> String
  {
    sentence(
      "Włączone o \(schedule.timesText)", schedule.quietText(in: language).map { "cisza: \($0)" },
      schedule.until.map { "ostatni dzień: \($0)" })
  }
}
