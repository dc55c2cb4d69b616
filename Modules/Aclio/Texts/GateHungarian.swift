extension GateText {
  var hungarian: String {
    switch self {
    case .title: "Prémium"
    case .unlocked(.selfHosted): "Minden elérhető. Nincs mit megvenni."
    case .unlocked(.revenuecat): "A prémium aktív. Minden elérhető."
    case .unlocked(.free): "Minden elérhető."
    case .limited: "3 cél, és naponta 3 „Részletes kifejtés” és 3 „Csináld meg helyettem”."
    case .until(let day): "Eddig: \(day)."
    case .left(.newGoal, let count): "cél: még \(count) a 3-ból"
    case .left(.expand, let count): "„Részletes kifejtés” ma: még \(count) a 3-ból"
    case .left(.doIt, let count): "„Csináld meg helyettem” ma: még \(count) a 3-ból"
    case .resets(let time): "Újraindul ekkor: \(time)."
    case .plans: "Előfizetés: heti, havi, éves"
    case .buyAt(let link): "Vásárlás: \(link)"
    case .restored: "A vásárlásod helyreállt."
    case .nothingFound: "A RevenueCat nem tud aktív vásárlásodról."
    case .error(.limitReached(.newGoal, _, _)): "3 célnak van hely, és mindhárom foglalt."
    case .error(.limitReached(.expand, _, _)): "A mai 3 „Részletes kifejtés” elfogyott."
    case .error(.limitReached(.doIt, _, _)): "A mai 3 „Csináld meg helyettem” elfogyott."
    case .error(.notSetUp):
      "A RevenueCat van kiválasztva, de hiányzik a kulcsa vagy az ottani azonosítód."
    case .error(.keyRefused): "A RevenueCat nem fogadja el a kulcsot."
    case .error(.badReply): "A RevenueCat válasza nem olvasható."
    case .error(.nothingToRestore): "Itt nincs mit helyreállítani."
    case .advice(.limitReached(.newGoal, let source, _)):
      "Egyet archiválj vagy törölj." + premium(source)
    case .advice(.limitReached(_, let source, let reset)):
      "Újraindul ekkor: \(reset.timeOfDay)." + premium(source)
    case .advice(.notSetUp):
      "Add meg az aclio.revenuecat_user beállítást, a kulcsot pedig ACLIO_REVENUECAT_KEY néven."
    case .advice(.keyRefused): "Ellenőrizd: ACLIO_REVENUECAT_KEY."
    case .advice(.badReply): "Próbáld meg később."
    case .advice(.nothingToRestore(.selfHosted)): "Már minden elérhető."
    case .advice(.nothingToRestore): "A korlátokról az aclio.entitlement beállítás dönt."
    }
  }

  private func premium(_ source: EntitlementSource) -> String {
    source == .revenuecat ? " Hogy mi oldja fel, azt az aclio premium mutatja." : ""
  }
}
