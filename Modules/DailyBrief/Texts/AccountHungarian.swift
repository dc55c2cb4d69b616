extension AccountText {
  var hungarian: String {
    switch self {
    case .loggedIn(let email, let server): "Bejelentkezve: \(email) (\(server))."
    case .validUntil(let end): "A bejelentkezés eddig érvényes: \(end)."
    case .endsOn(let end): "A bejelentkezésed ekkor jár le: \(end). A daily-brief login megújítja."
    case .loggedOut(let server): "Kijelentkezve innen: \(server). Ismét minden erről a gépről jön."
    case .notLoggedIn: "Nem vagy bejelentkezve; minden erről a gépről jön."
    case .askEmail: "E-mail:"
    case .askPassword: "Jelszó:"
    case .askNewPassword: "Új jelszó:"
    case .askAgain: "Még egyszer, megerősítésül:"
    case .askTerms: "Elfogadod a kiszolgáló feltételeit? (igen/nem)"
    case .askMail: "Küldhet neked a kiszolgáló e-mailt? (igen/nem)"
    case .registered(let email): "A fiók elkészült: \(email). Bejelentkezés: daily-brief login."
    case .passwordChanged: "A jelszó megváltozott."
    case .onServerToo: "A kiszolgálóra is mentve."
    case .hereOnly: "A kiszolgáló ezt nem tudja tárolni, ezért csak ezen a gépen érvényes."
    case .hereWithoutKey:
      "API-kulcs nélkül a kiszolgáló nem tudhat róla, ezért csak ezen a gépen érvényes."
    case .usual: "szokásos"
    case .none: "egyik sem"
    case .error(.noServer): "Melyik kiszolgáló?"
    case .error(.noEmail): "Melyik e-mail-cím?"
    case .error(.noPassword): "Nem adtál meg jelszót."
    case .error(.passwordsDiffer): "A két jelszó különbözik."
    case .error(.termsNotAccepted): "A fiókhoz el kell fogadni a feltételeket."
    case .error(.notLoggedIn): "Nem vagy bejelentkezve."
    case .error(.unknownSetting(let name)): "Nincs ilyen beállítás: \(name)."
    case .error(.badValue(let name, let value)): "Érvénytelen érték (\(name)): \(value)."
    case .advice(.noServer): "Add meg: --server https://brief.example.org"
    case .advice(.noEmail): "Add meg: --email te@example.org"
    case .advice(.noPassword): "Írd be terminálban, vagy küldd a szabványos bemenetre."
    case .advice(.passwordsDiffer): "Kezdd újra; semmit sem küldtünk el."
    case .advice(.termsNotAccepted): "Elfogadás: --accept-terms; semmit sem küldtünk el."
    case .advice(.notLoggedIn):
      "Bejelentkezés: daily-brief login --server https://brief.example.org"
    case .advice(.unknownSetting): "Mindet megmutatja: daily-brief settings."
    case .advice(.badValue(let name, _)): "Lehetséges: \(BriefChoice.examples(of: name))."
    }
  }
}
