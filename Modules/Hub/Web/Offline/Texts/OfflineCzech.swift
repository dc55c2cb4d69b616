import CoreModels

extension OfflineText {
  var czech: String {
    switch self {
    case .description: "Pět malých aplikací pro jeden dobrý den."
    case .title: "Bez spojení."
    case .hint: "Daybook je nedostupný a tato stránka v tomto zařízení uložená není."
    case .tryAgain: "Zkusit znovu"
    case .keptPages: "Uloženo v tomto zařízení"
    case .shownAsOf(let time): "Bez spojení. Stav z \(time)."
    case .notices: "Spojení"
    case .waiting(let count): "Čeká na odeslání: \(count)"
    case .waitingHint: "Uloženo v tomto zařízení. Odešle se samo, až bude spojení."
    case .keptHere: "Uloženo v tomto zařízení. Odešle se, až bude spojení."
    case .sendNow: "Odeslat teď"
    case .discard: "Zahodit"
    case .discardQuestion: "Zahodit, co tu čeká? Ještě se to neodeslalo a už se to nevrátí."
    case .sent(let count): "Odesláno: \(count)"
    case .refused: "Tohle nebylo přijato. Co jste napsali, je tady."
    case .doubtful:
      "Tohle čekalo tak dlouho, že nelze říct, zda to došlo. Než to odešlete znovu, "
        + "zkontrolujte to."
    case .sendAgain: "Odeslat znovu"
    case .arrived: "Tohle se odeslalo a dá se pokračovat."
    case .open: "Otevřít"
    case .dismiss: "Skrýt"
    case .logOutQuestion:
      "Něco z toho, co jste napsali, se ještě neodeslalo. Odhlášením se to zahodí. Odhlásit se?"
    }
  }
}
