extension AccountText {
  var hungarian: String {
    switch self {
    case .resetSubject: "Új jelszó a Daybookhoz"
    case .resetMail(let link):
      """
      Valaki, valószínűleg te, új jelszót kért a Daybookhoz.
      Egy órán belül itt választhatod ki:

      \(link)

      Ha nem te voltál, nincs teendő: a jelszavad marad, ami volt.
      """
    case .error(let error): Self.hungarian(error)
    case .advice(let error): Self.hungarianAdvice(error)
    }
  }

  private static func hungarian(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "Ez nem e-mail-cím."
    case .badPassword: "A jelszó 8–128 karakter hosszú legyen."
    case .badName: "A név legfeljebb 100 karakter hosszú lehet."
    case .taken: "Ezt a címet már regisztrálták."
    case .wrongCredentials: "A cím vagy a jelszó nem stimmel."
    case .wrongPassword: "A jelszó nem helyes."
    case .notFound: "Nincs ilyen fiók."
    case .badLink: "Ez a hivatkozás nem érvényes."
    case .usedLink: "Ezt a hivatkozást már használták."
    case .expiredLink: "Ez a hivatkozás lejárt."
    case .mailFailed: "A levelet nem sikerült elküldeni."
    }
  }

  private static func hungarianAdvice(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "Írd így: nev@pelda.hu."
    case .badPassword: "Néhány szó egymás után könnyen megjegyezhető és nehezen kitalálható."
    case .badName: "Válassz rövidebbet."
    case .taken: "Jelentkezz be, vagy kérj új jelszót."
    case .wrongCredentials: "Próbáld újra, vagy kérj új jelszót."
    case .wrongPassword: "Írd be a jelszót, amellyel bejelentkezel."
    case .notFound: "Előbb regisztrálj."
    case .badLink: "Kérj újat."
    case .usedLink: "Ha kell, kérj újat."
    case .expiredLink: "Kérj újat, egy óráig jó."
    case .mailFailed: "Próbáld meg később."
    }
  }
}
