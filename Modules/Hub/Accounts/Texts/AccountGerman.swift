extension AccountText {
  var german: String {
    switch self {
    case .resetSubject: "Ein neues Passwort für Daybook"
    case .resetMail(let link):
      """
      Jemand, wahrscheinlich du, hat ein neues Passwort für Daybook angefordert.
      Wähle es hier innerhalb einer Stunde:

      \(link)

      Wenn du es nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.
      """
    case .error(let error): Self.german(error)
    case .advice(let error): Self.germanAdvice(error)
    }
  }

  private static func german(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "Das ist keine E-Mail-Adresse."
    case .badPassword: "Ein Passwort hat 8 bis 128 Zeichen."
    case .badName: "Ein Name hat höchstens 100 Zeichen."
    case .taken: "Diese Adresse ist schon registriert."
    case .wrongCredentials: "Adresse oder Passwort ist falsch."
    case .wrongPassword: "Das Passwort stimmt nicht."
    case .notFound: "Dieses Konto gibt es nicht."
    case .badLink: "Dieser Link ist ungültig."
    case .usedLink: "Dieser Link wurde schon benutzt."
    case .expiredLink: "Dieser Link ist abgelaufen."
    case .mailFailed: "Die E-Mail konnte nicht gesendet werden."
    }
  }

  private static func germanAdvice(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "Schreib sie wie name@beispiel.de."
    case .badPassword: "Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten."
    case .badName: "Nimm einen kürzeren."
    case .taken: "Melde dich an oder fordere ein neues Passwort an."
    case .wrongCredentials: "Versuch es noch einmal oder fordere ein neues Passwort an."
    case .wrongPassword: "Gib das Passwort ein, mit dem du dich anmeldest."
    case .notFound: "Registriere dich zuerst."
    case .badLink: "Fordere einen neuen an."
    case .usedLink: "Fordere einen neuen an, wenn du ihn brauchst."
    case .expiredLink: "Fordere einen neuen an; er gilt eine Stunde."
    case .mailFailed: "Versuch es später noch einmal."
    }
  }
}
