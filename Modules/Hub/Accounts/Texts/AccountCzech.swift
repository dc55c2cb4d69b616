extension AccountText {
  var czech: String {
    switch self {
    case .resetSubject: "Nové heslo k Daybooku"
    case .resetMail(let link):
      """
      Někdo, asi vy, požádal o nové heslo k Daybooku.
      Zvolte si ho tady do hodiny:

      \(link)

      Pokud jste to nebyli vy, není třeba nic dělat: heslo zůstává, jaké je.
      """
    case .error(let error): Self.czech(error)
    case .advice(let error): Self.czechAdvice(error)
    }
  }

  private static func czech(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "Toto není e-mailová adresa."
    case .badPassword: "Heslo má 8 až 128 znaků."
    case .badName: "Jméno má nejvýše 100 znaků."
    case .taken: "Tato adresa už je zaregistrovaná."
    case .wrongCredentials: "Adresa nebo heslo nesedí."
    case .wrongPassword: "Heslo není správné."
    case .notFound: "Takový účet neexistuje."
    case .badLink: "Tento odkaz neplatí."
    case .usedLink: "Tento odkaz už byl použit."
    case .expiredLink: "Platnost odkazu skončila."
    case .mailFailed: "E-mail se nepodařilo odeslat."
    }
  }

  private static func czechAdvice(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "Napište ji jako jmeno@priklad.cz."
    case .badPassword: "Několik slov za sebou se dobře pamatuje a těžko hádá."
    case .badName: "Zvolte kratší."
    case .taken: "Přihlaste se nebo požádejte o nové heslo."
    case .wrongCredentials: "Zkuste to znovu nebo požádejte o nové heslo."
    case .wrongPassword: "Napište heslo, kterým se přihlašujete."
    case .notFound: "Nejdřív se zaregistrujte."
    case .badLink: "Požádejte o nový."
    case .usedLink: "Pokud je třeba, požádejte o nový."
    case .expiredLink: "Požádejte o nový, platí hodinu."
    case .mailFailed: "Zkuste to později."
    }
  }
}
