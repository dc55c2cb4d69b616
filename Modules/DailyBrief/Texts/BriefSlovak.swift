extension BriefText {
  var slovak: String {
    switch self {
    case .greeting(let name?): "Dobrý deň, \(name). 👋"
    case .greeting(nil): "Dobrý deň. 👋"
    case .events: "Udalosti"
    case .nameday: "Meniny"
    case .reminders: "Pripomienky"
    case .weather: "Počasie"
    case .noWeather: "Počasie zatiaľ nie je k dispozícii."
    case .noUpcoming: "Žiadne nadchádzajúce udalosti."
    case .noNames: "Dnes nemá meniny nikto."
    case .more(let count): "a ďalšie (\(count)): daily-brief events"
    case .retry: "Znova to skúsi daily-brief --refresh."
    case .asking: "Pýtame sa servera…"
    case .noPage: "Zo servera zatiaľ nič; opýta sa ho daily-brief."
    case .begin: "Zatiaľ nie je nič nastavené. Začnite čímkoľvek z tohto:"
    case .beginPlace: "daily-brief place Bratislava: tamojšie počasie"
    case .beginEvent: #"daily-brief events add "Vianoce" 2026-12-25 --yearly: odpočítavanie"#
    case .beginNameday: "daily-brief settings language sk: kto má meniny (sk, cs, hu, pl)"
    }
  }
}
