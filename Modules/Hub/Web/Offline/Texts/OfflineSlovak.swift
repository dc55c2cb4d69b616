import CoreModels

extension OfflineText {
  var slovak: String {
    switch self {
    case .description: "Päť malých aplikácií pre jeden dobrý deň."
    case .title: "Bez spojenia."
    case .hint: "Daybook je nedostupný a táto stránka v tomto zariadení uložená nie je."
    case .tryAgain: "Skúsiť znova"
    case .keptPages: "Uložené v tomto zariadení"
    case .shownAsOf(let time): "Bez spojenia. Stav z \(time)."
    case .notices: "Spojenie"
    case .waiting(let count): "Čaká na odoslanie: \(count)"
    case .waitingHint: "Uložené v tomto zariadení. Odošle sa samo, keď bude spojenie."
    case .keptHere: "Uložené v tomto zariadení. Odošle sa, keď bude spojenie."
    case .sendNow: "Odoslať teraz"
    case .discard: "Zahodiť"
    case .discardQuestion: "Zahodiť, čo tu čaká? Ešte sa to neodoslalo a už sa to nevráti."
    case .sent(let count): "Odoslané: \(count)"
    case .refused: "Server to neprijal. Čo ste napísali, je tu."
    case .doubtful:
      "Toto čakalo tak dlho, že sa nedá povedať, či to prišlo. Skôr než to odošlete znova, "
        + "skontrolujte to."
    case .sendAgain: "Odoslať znova"
    case .arrived: "Toto sa odoslalo a dá sa pokračovať."
    case .open: "Otvoriť"
    case .dismiss: "Skryť"
    case .logOutQuestion:
      "Niečo z toho, čo ste napísali, sa ešte neodoslalo. Odhlásením sa to zahodí. Odhlásiť sa?"
    }
  }
}
