extension BriefText {
  var czech: String {
    switch self {
    case .greeting(let name?): "Ahoj, \(name)! 👋"
    case .greeting(nil): "Ahoj! 👋"
    case .events: "Události"
    case .nameday: "Svátek"
    case .reminders: "Připomínky"
    case .weather: "Počasí"
    case .noWeather: "Počasí zatím není."
    case .noUpcoming: "Nic před námi."
    case .noNames: "Dnes nemá svátek nikdo."
    case .more(let count): "a další (\(count)): daily-brief events"
    case .retry: "Znovu to zkusí daily-brief --refresh."
    case .asking: "Ptáme se serveru…"
    case .noPage: "Ze serveru zatím nic; zeptá se ho daily-brief."
    case .begin: "Zatím není nic nastaveno. Začněte čímkoli z tohoto:"
    case .beginPlace: "daily-brief place Praha: počasí tam"
    case .beginEvent: #"daily-brief events add "Vánoce" 2026-12-25 --yearly: odpočítávání"#
    case .beginNameday: "daily-brief settings language cs: kdo má svátek (sk, cs, hu, pl)"
    }
  }
}
