extension GateText {
  var polish: String {
    switch self {
    case .title: "Premium"
    case .unlocked(.selfHosted): "Wszystko jest odblokowane. Nie trzeba nic kupować."
    case .unlocked(.revenuecat): "Premium jest aktywne. Wszystko jest odblokowane."
    case .unlocked(.free): "Wszystko jest odblokowane."
    case .limited: "3 cele, a codziennie 3 wyjaśnienia i 3 opracowania."
    case .until(let day): "Do: \(day)."
    case .left(.newGoal, let count): "cele: zostało \(count) z 3"
    case .left(.expand, let count): "wyjaśnienia dziś: zostało \(count) z 3"
    case .left(.doIt, let count): "opracowania dziś: zostało \(count) z 3"
    case .resets(let time): "Limit odnowi się o \(time)."
    case .plans: "Abonament: tygodniowy, miesięczny, roczny"
    case .buyAt(let link): "Kup: \(link)"
    case .restored: "Zakup jest przywrócony."
    case .nothingFound: "RevenueCat nie zna twojego aktywnego zakupu."
    case .error(.limitReached(.newGoal, _, _)): "Jest miejsce na 3 cele i wszystkie są zajęte."
    case .error(.limitReached(.expand, _, _)): "Dzisiejsze 3 wyjaśnienia są wykorzystane."
    case .error(.limitReached(.doIt, _, _)): "Dzisiejsze 3 opracowania są wykorzystane."
    case .error(.notSetUp):
      "Wybrano RevenueCat, ale brakuje klucza albo twojego identyfikatora."
    case .error(.keyRefused): "RevenueCat nie przyjął klucza."
    case .error(.badReply): "Odpowiedzi RevenueCat nie da się odczytać."
    case .error(.nothingToRestore): "Nie ma tu nic do przywrócenia."
    case .advice(.limitReached(.newGoal, let source, _)):
      "Zarchiwizuj albo usuń jeden." + premium(source)
    case .advice(.limitReached(_, let source, let reset)):
      "Limit odnowi się o \(reset.timeOfDay)." + premium(source)
    case .advice(.notSetUp):
      "Wybierz aclio.revenuecat_user, a klucz podaj jako ACLIO_REVENUECAT_KEY."
    case .advice(.keyRefused): "Sprawdź ACLIO_REVENUECAT_KEY."
    case .advice(.badReply): "Spróbuj później."
    case .advice(.nothingToRestore(.selfHosted)): "Wszystko jest już odblokowane."
    case .advice(.nothingToRestore): "O limitach decyduje ustawienie aclio.entitlement."
    }
  }

  private func premium(_ source: EntitlementSource) -> String {
    source == .revenuecat ? " Co znosi limit, pokaże aclio premium." : ""
  }
}
