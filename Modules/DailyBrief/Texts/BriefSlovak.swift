extension BriefText {
  var slovak: String {
    switch self {
    case .greeting(let name?): "Ahoj, \(name)! 👋"
    case .greeting(nil): "Ahoj! 👋"
    case .events: "Udalosti"
    case .nameday: "Meniny"
    case .reminders: "Pripomienky"
    case .weather: "Počasie"
    case .noWeather: "Počasie zatiaľ nie je."
    case .noUpcoming: "Nič pred nami."
    case .noNames: "Dnes nemá meniny nikto."
    case .more(let count): "a ďalšie (\(count)): daily-brief events"
    case .retry: "Znova to skúsi daily-brief --refresh."
    case .asking: "Pýtame sa servera…"
    case .noPage: "Zo servera zatiaľ nič; opýta sa ho daily-brief."
    case .begin: "Zatiaľ nie je nič nastavené. Začnite čímkoľvek z tohto:"
    case .beginPlace: "daily-brief place Bratislava: počasie tam"
    case .beginEvent: #"daily-brief events add "Vianoce" 2026-12-25 --yearly: odpočítavanie"#
    case .beginNameday: "daily-brief settings language sk: kto má meniny (sk, cs, hu, pl)"
    }
  }
}
