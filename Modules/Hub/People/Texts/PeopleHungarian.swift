extension PeopleText {
  var hungarian: String {
    switch self {
    case .makeToken: "Token létrehozása"
    case .tokenName: "A szkript neve"
    case .reads: "Olvashat"
    case .writes: "Olvashat és írhat"
    case .tokenDays: "Hány napig érvényes"
    case .noPeople: "Még senki sem regisztrált."
    case .disabled: "letiltva"
    case .invitation(let days): "Egy ember regisztrálhat vele \(days) napon belül."
    case .link: "Új jelszót lehet vele választani egy órán belül."
    case .isDisabled(let email): "\(email) többé nem tud belépni."
    case .isEnabled(let email): "\(email) újra be tud lépni."
    case .isDeleted(let email): "\(email) minden adata törölve."
    case .closed: "Itt nem lehet regisztrálni."
    case .closedAdvice: "Kérjen fiókot a kiszolgáló üzemeltetőjétől."
    case .uninvited: "Itt meghívóval lehet regisztrálni."
    case .uninvitedAdvice: "Nyissa meg a meghívó hivatkozását; egyszer használható."
    case .sure: "Ez a felhasználó minden adatát törli."
    case .sureAdvice: "Ha biztos benne, tegye hozzá: --yes."
    }
  }
}
