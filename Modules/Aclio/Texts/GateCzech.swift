extension GateText {
  var czech: String {
    switch self {
    case .title: "Premium"
    case .unlocked(.selfHosted): "Všechno je odemčené. Nic není třeba kupovat."
    case .unlocked(.revenuecat): "Premium je aktivní. Všechno je odemčené."
    case .unlocked(.free): "Všechno je odemčené."
    case .limited: "3 cíle a každý den 3 vysvětlení a 3 vypracování."
    case .until(let day): "Do: \(day)."
    case .left(.newGoal, let count): "cíle: zbývá \(count) ze 3"
    case .left(.expand, let count): "vysvětlení dnes: zbývá \(count) ze 3"
    case .left(.doIt, let count): "vypracování dnes: zbývá \(count) ze 3"
    case .resets(let time): "Limit se obnoví v \(time)."
    case .plans: "Předplatné: týdenní, měsíční, roční"
    case .buyAt(let link): "Koupit: \(link)"
    case .restored: "Váš nákup je obnoven."
    case .nothingFound: "RevenueCat o žádném vašem aktivním nákupu neví."
    case .error(.limitReached(.newGoal, _, _)): "Místo je na 3 cíle a všechny jsou obsazené."
    case .error(.limitReached(.expand, _, _)): "Dnešní 3 vysvětlení jste už využili."
    case .error(.limitReached(.doIt, _, _)): "Dnešní 3 vypracování jste už využili."
    case .error(.notSetUp):
      "Je zvolen RevenueCat, ale chybí jeho klíč nebo vaše označení v něm."
    case .error(.keyRefused): "RevenueCat klíč nepřijal."
    case .error(.badReply): "Odpověď RevenueCat nelze přečíst."
    case .error(.nothingToRestore): "Tady není co obnovit."
    case .advice(.limitReached(.newGoal, let source, _)):
      "Jeden archivujte nebo smažte." + premium(source)
    case .advice(.limitReached(_, let source, let reset)):
      "Limit se obnoví v \(reset.timeOfDay)." + premium(source)
    case .advice(.notSetUp):
      "Zvolte aclio.revenuecat_user a klíč zadejte jako ACLIO_REVENUECAT_KEY."
    case .advice(.keyRefused): "Zkontrolujte ACLIO_REVENUECAT_KEY."
    case .advice(.badReply): "Zkuste to později."
    case .advice(.nothingToRestore(.selfHosted)): "Všechno už je odemčené."
    case .advice(.nothingToRestore): "O omezeních rozhoduje nastavení aclio.entitlement."
    }
  }

  private func premium(_ source: EntitlementSource) -> String {
    source == .revenuecat ? " Co omezení zruší, ukáže aclio premium." : ""
  }
}
