extension AccountText {
  var german: String {
    switch self {
    case .loggedIn(let email, let server): "Angemeldet als \(email) bei \(server)."
    case .validUntil(let end): "Die Anmeldung gilt bis: \(end)."
    case .endsOn(let end): "Deine Anmeldung läuft ab: \(end). daily-brief login erneuert sie."
    case .loggedOut(let server): "Abgemeldet von \(server). Alles kommt wieder von diesem Rechner."
    case .notLoggedIn: "Du bist nicht angemeldet; alles kommt von diesem Rechner."
    case .askEmail: "E-Mail:"
    case .askPassword: "Passwort:"
    case .askNewPassword: "Neues Passwort:"
    case .askAgain: "Zur Bestätigung noch einmal:"
    case .askTerms: "Nimmst du die Bedingungen des Servers an? (ja/nein)"
    case .askMail: "Darf der Server dir E-Mails schicken? (ja/nein)"
    case .registered(let email):
      "Das Konto \(email) wurde angelegt. Melde dich mit daily-brief login an."
    case .passwordChanged: "Das Passwort wurde geändert."
    case .onServerToo: "Auch auf dem Server gespeichert."
    case .hereOnly: "Der Server kann das nicht speichern, deshalb gilt es nur auf diesem Rechner."
    case .hereWithoutKey:
      "Ohne API-Schlüssel erfährt der Server davon nicht; es gilt nur auf diesem Rechner."
    case .usual: "wie üblich"
    case .none: "keine"
    case .error(.noServer): "Welcher Server?"
    case .error(.noEmail): "Welche E-Mail-Adresse?"
    case .error(.noPassword): "Es wurde kein Passwort angegeben."
    case .error(.passwordsDiffer): "Die beiden Passwörter sind verschieden."
    case .error(.termsNotAccepted): "Für ein Konto musst du die Bedingungen annehmen."
    case .error(.notLoggedIn): "Du bist nicht angemeldet."
    case .error(.unknownSetting(let name)): "Die Einstellung \(name) gibt es nicht."
    case .error(.badValue(let name, let value)): "\(value) ist kein gültiger Wert für \(name)."
    case .advice(.noServer): "Gib ihn an: --server https://brief.example.org"
    case .advice(.noEmail): "Gib sie an: --email du@example.org"
    case .advice(.noPassword): "Gib es im Terminal ein oder leite es an die Standardeingabe weiter."
    case .advice(.passwordsDiffer): "Beginne von vorn; es wurde nichts gesendet."
    case .advice(.termsNotAccepted): "--accept-terms nimmt sie an; es wurde nichts gesendet."
    case .advice(.notLoggedIn):
      "daily-brief login --server https://brief.example.org meldet dich an."
    case .advice(.unknownSetting): "daily-brief settings zeigt alle."
    case .advice(.badValue(let name, _)): "Möglich sind: \(BriefChoice.examples(of: name))."
    }
  }
}
