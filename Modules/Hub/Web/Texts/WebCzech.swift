import CoreModels

extension WebText {
  var czech: String {
    switch self {
    case .skipToContent: "Přeskočit na obsah"
    case .navigation: "Daybook"
    case .today: "Dnes"
    case .settings: "Nastavení"
    case .toToday: "Přejít na Dnes"
    case .foreignForm: "Tento formulář jste otevřeli před posledním přihlášením."
    case .foreignFormAdvice: "Nic se nezměnilo. Načtěte stránku znovu a odešlete ho ještě jednou."
    case .badForm: "Formulář nedorazil celý."
    case .badFormAdvice: "Vraťte se a odešlete ho ještě jednou."
    case .missingPage: "Tady nic není."
    case .missingPageAdvice: "Stránka se přesunula nebo zmizela, nebo je v adrese překlep."
    case .notLoggedIn: "Tento Daybook je soukromý."
    case .notLoggedInAdvice:
      "Spusťte na tomto počítači daybook serve a otevřete odkaz, který vypíše."
    }
  }
}
