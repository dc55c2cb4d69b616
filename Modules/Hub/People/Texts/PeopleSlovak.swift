extension PeopleText {
  var slovak: String {
    switch self {
    case .makeToken: "Vytvoriť token"
    case .tokenName: "Názov skriptu"
    case .reads: "Môže čítať"
    case .writes: "Môže čítať aj zapisovať"
    case .tokenDays: "Koľko dní platí"
    case .noPeople: "Zatiaľ sa nikto nezaregistroval."
    case .disabled: "zablokované"
    case .invitation(let days): "Zaregistruje sa ním jeden človek, platí \(days) dní."
    case .link: "Nastaví sa ním nové heslo, platí hodinu."
    case .isDisabled(let email): "\(email) sa už neprihlási."
    case .isEnabled(let email): "\(email) sa môže znova prihlásiť."
    case .isDeleted(let email): "Všetko, čo patrilo \(email), je vymazané."
    case .closed: "Registrácia je tu zatvorená."
    case .closedAdvice: "O účet požiadajte správcu servera."
    case .uninvited: "Na registráciu tu treba pozvánku."
    case .uninvitedAdvice: "Otvorte odkaz zo svojej pozvánky; platí raz."
    case .sure: "Vymaže sa tým všetko, čo tomuto človeku patrí."
    case .sureAdvice: "Ak ste si istí, pridajte --yes."
    }
  }
}
