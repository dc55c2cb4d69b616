extension BriefText {
  var czech: String {
    switch self {
    case .greeting(let name?): "Dobrý den, \(name). 👋"
    case .greeting(nil): "Dobrý den. 👋"
    case .events: "Události"
    case .nameday: "Svátek"
    case .reminders: "Připomínky"
    case .weather: "Počasí"
    case .noWeather: "Počasí zatím není k dispozici."
    case .noUpcoming: "Žádné nadcházející události."
    case .noNames: "Dnes nemá svátek nikdo."
    case .more(let count): "a další (\(count)): daily-brief events"
    case .retry: "Znovu to zkusí daily-brief --refresh."
    case .asking: "Ptáme se serveru…"
    case .noPage: "Ze serveru zatím nic; zeptá se ho daily-brief."
    case .begin: "Zatím není nic nastaveno. Začněte čímkoli z následujícího:"
    case .beginPlace: "daily-brief place Praha: tamní počasí"
    case .beginEvent: #"daily-brief events add "Vánoce" 2026-12-25 --yearly: odpočítávání"#
    case .beginNameday: "daily-brief settings language cs: kdo má svátek (sk, cs, hu, pl)"
    }
  }
}
