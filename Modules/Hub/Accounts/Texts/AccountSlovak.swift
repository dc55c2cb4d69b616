extension AccountText {
  var slovak: String {
    switch self {
    case .resetSubject: "Nové heslo k Daybooku"
    case .resetMail(let link):
      """
      Niekto, asi vy, požiadal o nové heslo k Daybooku.
      Zvoľte si ho tu do hodiny:

      \(link)

      Ak ste to neboli vy, netreba robiť nič: heslo ostáva, aké je.
      """
    case .error(let error): Self.slovak(error)
    case .advice(let error): Self.slovakAdvice(error)
    }
  }

  private static func slovak(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "Toto nie je e-mailová adresa."
    case .badPassword: "Heslo má 8 až 128 znakov."
    case .badName: "Meno má najviac 100 znakov."
    case .taken: "Táto adresa je už zaregistrovaná."
    case .wrongCredentials: "Adresa alebo heslo nesedí."
    case .wrongPassword: "Heslo nie je správne."
    case .notFound: "Taký účet neexistuje."
    case .badLink: "Tento odkaz neplatí."
    case .usedLink: "Tento odkaz už bol použitý."
    case .expiredLink: "Platnosť odkazu sa skončila."
    case .mailFailed: "E-mail sa nepodarilo odoslať."
    }
  }

  private static func slovakAdvice(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "Napíšte ju ako meno@priklad.sk."
    case .badPassword: "Niekoľko slov za sebou sa dobre pamätá a ťažko háda."
    case .badName: "Zvoľte kratšie."
    case .taken: "Prihláste sa alebo požiadajte o nové heslo."
    case .wrongCredentials: "Skúste to znova alebo požiadajte o nové heslo."
    case .wrongPassword: "Napíšte heslo, ktorým sa prihlasujete."
    case .notFound: "Najprv sa zaregistrujte."
    case .badLink: "Požiadajte o nový."
    case .usedLink: "Ak treba, požiadajte o nový."
    case .expiredLink: "Požiadajte o nový, platí hodinu."
    case .mailFailed: "Skúste to neskôr."
    }
  }
}
