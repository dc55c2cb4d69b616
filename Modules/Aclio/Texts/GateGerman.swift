extension GateText {
  var german: String {
    switch self {
    case .title: "Premium"
    case .unlocked(.selfHosted): "Alles ist freigeschaltet. Es gibt nichts zu kaufen."
    case .unlocked(.revenuecat): "Premium ist aktiv. Alles ist freigeschaltet."
    case .unlocked(.free): "Alles ist freigeschaltet."
    case .limited: "3 Ziele, dazu am Tag 3-mal „Genauer erklären“ und 3-mal „Mach das für mich“."
    case .until(let day): "Bis: \(day)."
    case .left(.newGoal, let count): "Ziele: noch \(count) von 3"
    case .left(.expand, let count): "„Genauer erklären“ heute: noch \(count) von 3"
    case .left(.doIt, let count): "„Mach das für mich“ heute: noch \(count) von 3"
    case .resets(let time): "Wird um \(time) zurückgesetzt."
    case .plans: "Abos: wöchentlich, monatlich, jährlich"
    case .buyAt(let link): "Kaufen: \(link)"
    case .restored: "Dein Kauf ist wiederhergestellt."
    case .nothingFound: "RevenueCat kennt keinen aktiven Kauf von dir."
    case .error(.limitReached(.newGoal, _, _)): "Es ist Platz für 3 Ziele, und alle sind belegt."
    case .error(.limitReached(.expand, _, _)):
      "„Genauer erklären“ hast du heute schon 3-mal benutzt."
    case .error(.limitReached(.doIt, _, _)):
      "„Mach das für mich“ hast du heute schon 3-mal benutzt."
    case .error(.notSetUp):
      "RevenueCat ist gewählt, aber sein Schlüssel oder deine Kennung dort fehlt."
    case .error(.keyRefused): "RevenueCat nimmt den Schlüssel nicht an."
    case .error(.badReply): "Die Antwort von RevenueCat ist nicht lesbar."
    case .error(.nothingToRestore): "Hier gibt es nichts wiederherzustellen."
    case .advice(.limitReached(.newGoal, let source, _)):
      "Archiviere oder lösche eines." + premium(source)
    case .advice(.limitReached(_, let source, let reset)):
      "Ab \(reset.timeOfDay) geht es wieder." + premium(source)
    case .advice(.notSetUp):
      "Wähle aclio.revenuecat_user und gib den Schlüssel als ACLIO_REVENUECAT_KEY an."
    case .advice(.keyRefused): "Prüfe ACLIO_REVENUECAT_KEY."
    case .advice(.badReply): "Versuch es später noch einmal."
    case .advice(.nothingToRestore(.selfHosted)): "Alles ist schon freigeschaltet."
    case .advice(.nothingToRestore): "Die Limits bestimmt die Einstellung aclio.entitlement."
    }
  }

  private func premium(_ source: EntitlementSource) -> String {
    source == .revenuecat ? " Was das Limit aufhebt, zeigt aclio premium." : ""
  }
}
