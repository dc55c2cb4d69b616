extension BriefText {
  var polish: String {
    switch self {
    case .greeting(let name?): "Cześć, \(name)! 👋"
    case .greeting(nil): "Cześć! 👋"
    case .events: "Wydarzenia"
    case .nameday: "Imieniny"
    case .reminders: "Przypomnienia"
    case .weather: "Pogoda"
    case .noWeather: "Na razie brak danych o pogodzie."
    case .noUpcoming: "Brak nadchodzących wydarzeń."
    case .noNames: "Dziś nikt nie obchodzi imienin."
    case .more(let count): "i jeszcze \(count): daily-brief events"
    case .retry: "daily-brief --refresh spróbuje ponownie."
    case .asking: "Pytamy serwer…"
    case .noPage: "Z serwera jeszcze nic; zapyta go daily-brief."
    case .begin: "Nic jeszcze nie jest ustawione. Zacznij od czegokolwiek:"
    case .beginPlace: "daily-brief place Kraków: tamtejsza pogoda"
    case .beginEvent: #"daily-brief events add "Boże Narodzenie" 2026-12-25 --yearly: odliczanie"#
    case .beginNameday: "daily-brief settings language pl: kto ma imieniny (sk, cs, hu, pl)"
    }
  }
}
