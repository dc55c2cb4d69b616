extension PeopleText {
  var czech: String {
    switch self {
    case .makeToken: "Vytvořit token"
    case .tokenName: "Název skriptu"
    case .reads: "Smí číst"
    case .writes: "Smí číst i zapisovat"
    case .tokenDays: "Kolik dní platí"
    case .noPeople: "Zatím se nikdo nezaregistroval."
    case .disabled: "zablokováno"
    case .invitation(let days): "Zaregistruje se jím jeden člověk, platí \(days) dní."
    case .link: "Nastaví se jím nové heslo, platí hodinu."
    case .isDisabled(let email): "\(email) se už nepřihlásí."
    case .isEnabled(let email): "\(email) se může znovu přihlásit."
    case .isDeleted(let email): "Vše, co patřilo \(email), je smazáno."
    case .closed: "Registrace je tu zavřená."
    case .closedAdvice: "O účet požádejte správce serveru."
    case .uninvited: "K registraci je tu potřeba pozvánka."
    case .uninvitedAdvice: "Otevřete odkaz ze své pozvánky; platí jednou."
    case .sure: "Smaže se tím vše, co tomuto člověku patří."
    case .sureAdvice: "Pokud jste si jistí, přidejte --yes."
    }
  }
}
