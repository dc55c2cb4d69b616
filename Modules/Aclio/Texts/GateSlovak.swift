extension GateText {
  var slovak: String {
    switch self {
    case .title: "Premium"
    case .unlocked(.selfHosted): "Všetko je odomknuté. Nič netreba kupovať."
    case .unlocked(.revenuecat): "Premium je aktívne. Všetko je odomknuté."
    case .unlocked(.free): "Všetko je odomknuté."
    case .limited: "3 ciele a každý deň 3 vysvetlenia a 3 vypracovania."
    case .until(let day): "Do: \(day)."
    case .left(.newGoal, let count): "ciele: ostáva \(count) z 3"
    case .left(.expand, let count): "vysvetlenia dnes: ostáva \(count) z 3"
    case .left(.doIt, let count): "vypracovania dnes: ostáva \(count) z 3"
    case .resets(let time): "Limit sa obnoví o \(time)."
    case .plans: "Predplatné: týždenné, mesačné, ročné"
    case .buyAt(let link): "Kúpiť: \(link)"
    case .restored: "Váš nákup je obnovený."
    case .nothingFound: "RevenueCat o žiadnom vašom aktívnom nákupe nevie."
    case .error(.limitReached(.newGoal, _, _)): "Miesto je na 3 ciele a všetky sú obsadené."
    case .error(.limitReached(.expand, _, _)): "Dnešné 3 vysvetlenia ste už využili."
    case .error(.limitReached(.doIt, _, _)): "Dnešné 3 vypracovania ste už využili."
    case .error(.notSetUp):
      "Je zvolený RevenueCat, ale chýba jeho kľúč alebo vaše označenie v ňom."
    case .error(.keyRefused): "RevenueCat kľúč neprijal."
    case .error(.badReply): "Odpoveď RevenueCat sa nedá prečítať."
    case .error(.nothingToRestore): "Nie je tu čo obnoviť."
    case .advice(.limitReached(.newGoal, let source, _)):
      "Jeden archivujte alebo zmažte." + premium(source)
    case .advice(.limitReached(_, let source, let reset)):
      "Limit sa obnoví o \(reset.timeOfDay)." + premium(source)
    case .advice(.notSetUp):
      "Zvoľte aclio.revenuecat_user a kľúč zadajte ako ACLIO_REVENUECAT_KEY."
    case .advice(.keyRefused): "Skontrolujte ACLIO_REVENUECAT_KEY."
    case .advice(.badReply): "Skúste to neskôr."
    case .advice(.nothingToRestore(.selfHosted)): "Všetko je už odomknuté."
    case .advice(.nothingToRestore): "O obmedzeniach rozhoduje nastavenie aclio.entitlement."
    }
  }

  private func premium(_ source: EntitlementSource) -> String {
    source == .revenuecat ? " Čo obmedzenie zruší, ukáže aclio premium." : ""
  }
}
