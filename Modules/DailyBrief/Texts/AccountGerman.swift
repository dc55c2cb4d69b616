extension AccountText {
  var german: String {
    switch self {
    case .loggedIn(let email, let server): "Angemeldet als \(email) bei \(server)."
    case .validUntil(let end): "Die Anmeldung gilt bis: \(end)."
    case .endsOn(let end): "Deine Anmeldung endet: \(end). daily-brief login erneuert sie."
    case .loggedOut(let server): "Abgemeldet von \(server). Alles kommt wieder von diesem Rechner."
    case .notLoggedIn: "Du bist nicht angemeldet; alles kommt von diesem Rechner."
    case .askEmail: "E-Mail:"
    case .askPassword: "Passwort:"
    case .askNewPassword: "Neues Passwort:"
    case .askAgain: "Dasselbe noch einmal:"
    case .askTerms: "Nimmst du die Bedingungen des Servers an? (ja/nein)"
    case .askMail: "Darf der Server dir E-Mails schicken? (ja/nein)"
    case .registered(let email): "Das Konto \(email) ist angelegt. Anmelden: daily-brief login."
    case .passwordChanged: "Das Passwort ist geändert."
    case .onServerToo: "Der Server weiß es auch."
    case .hereOnly: "Der Server hat dafür keinen Platz, deshalb gilt es nur auf diesem Rechner."
    case .hereWithoutKey:
      "Ohne API-Schlüssel erfährt der Server davon nicht; es gilt nur auf diesem Rechner."
    case .usual: "wie üblich"
    case .none: "keine"
    case .error(.noServer): "Welcher Server?"
    case .error(.noEmail): "Welche E-Mail-Adresse?"
    case .error(.noPassword): "Es ist kein Passwort zu lesen."
    case .error(.passwordsDiffer): "Die beiden Passwörter sind verschieden."
    case .error(.termsNotAccepted): "Ein Konto braucht die Annahme der Bedingungen."
    case .error(.notLoggedIn): "Du bist nicht angemeldet."
    case .error(.unknownSetting(let name)): "Die Einstellung \(name) gibt es nicht."
    case .error(.badValue(let name, let value)): "\(value) passt nicht zu \(name)."
    case .advice(.noServer): "Nenne ihn: --server https://brief.example.org"
    case .advice(.noEmail): "Nenne sie: --email du@example.org"
    case .advice(.noPassword): "Tippe es in einem Terminal, oder leite es in die Standardeingabe."
    case .advice(.passwordsDiffer): "Beginne von vorn; nichts wurde geschickt."
    case .advice(.termsNotAccepted): "--accept-terms nimmt sie an; nichts wurde geschickt."
    case .advice(.notLoggedIn):
      "daily-brief login --server https://brief.example.org meldet dich an."
    case .advice(.unknownSetting): "daily-brief settings zeigt alle."
    case .advice(.badValue(let name, _)): "Es nimmt \(BriefChoice.examples(of: name))."
    }
  }
}
