extension BriefText {
  var hungarian: String {
    switch self {
    case .greeting(let name?): "Szia, \(name)! 👋"
    case .greeting(nil): "Szia! 👋"
    case .events: "Események"
    case .nameday: "Névnap"
    case .reminders: "Emlékeztetők"
    case .weather: "Időjárás"
    case .noWeather: "Egyelőre nincsenek időjárási adatok."
    case .noUpcoming: "Nincs közelgő esemény."
    case .noNames: "Ma senkinek sincs névnapja."
    case .more(let count): "és még \(count) esemény: daily-brief events"
    case .retry: "A daily-brief --refresh újra próbálja."
    case .asking: "Lekérdezés a kiszolgálóról…"
    case .noPage: "A kiszolgálóról még semmi sem érkezett; a daily-brief lekéri."
    case .begin: "Még nincs semmi beállítva. Kezdd bármelyikkel:"
    case .beginPlace: "daily-brief place Budapest: az ottani időjárás"
    case .beginEvent: #"daily-brief events add "Karácsony" 2026-12-25 --yearly: visszaszámlálás"#
    case .beginNameday: "daily-brief settings language hu: kinek van névnapja (sk, cs, hu, pl)"
    }
  }
}
