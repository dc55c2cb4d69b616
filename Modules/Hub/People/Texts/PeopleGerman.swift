extension PeopleText {
  var german: String {
    switch self {
    case .makeToken: "Token erstellen"
    case .tokenName: "Name des Skripts"
    case .reads: "Darf lesen"
    case .writes: "Darf lesen und schreiben"
    case .tokenDays: "Tage bis zum Ablauf"
    case .noPeople: "Noch hat sich niemand registriert."
    case .disabled: "gesperrt"
    case .invitation(let days): "Damit registriert sich eine Person, innerhalb von \(days) Tagen."
    case .link: "Damit lässt sich innerhalb einer Stunde ein neues Passwort wählen."
    case .isDisabled(let email): "\(email) kann sich nicht mehr anmelden."
    case .isEnabled(let email): "\(email) kann sich wieder anmelden."
    case .isDeleted(let email): "Alles von \(email) ist gelöscht."
    case .closed: "Die Registrierung ist hier geschlossen."
    case .closedAdvice: "Bitte den Betreiber dieses Servers um ein Konto."
    case .uninvited: "Für die Registrierung brauchst du eine Einladung."
    case .uninvitedAdvice: "Öffne den Link deiner Einladung; er gilt einmal."
    case .sure: "Das löscht alles, was dieser Person gehört."
    case .sureAdvice: "Füge --yes hinzu, wenn du sicher bist."
    }
  }
}
