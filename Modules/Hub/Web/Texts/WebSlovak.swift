import CoreModels

extension WebText {
  var slovak: String {
    switch self {
    case .skipToContent: "Preskočiť na obsah"
    case .navigation: "Daybook"
    case .today: "Dnes"
    case .settings: "Nastavenia"
    case .toToday: "Prejsť na Dnes"
    case .foreignForm: "Tento formulár ste otvorili pred posledným prihlásením."
    case .foreignFormAdvice: "Nič sa nezmenilo. Načítajte stránku znova a odošlite ho ešte raz."
    case .badForm: "Formulár neprišiel celý."
    case .badFormAdvice: "Vráťte sa a odošlite ho ešte raz."
    case .missingPage: "Tu nič nie je."
    case .missingPageAdvice: "Stránka sa presunula alebo zmizla, alebo je v adrese preklep."
    case .notLoggedIn: "Tento Daybook je súkromný."
    case .notLoggedInAdvice:
      "Spustite na tomto počítači daybook serve a otvorte odkaz, ktorý vypíše."
    }
  }
}
