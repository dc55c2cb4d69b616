import CoreModels

extension CalendarFeedText {
  var hungarian: String {
    switch self {
    case .name: "Daybook"
    case .title: "Naptár-feliratkozás"
    case .hint:
      """
      A naptáralkalmazásod meg tudja jeleníteni a megerősítéseidet, visszaszámlálásaidat és \
      emlékeztetőidet. Akinél a cím van, elolvashatja őket, de semmi mást.
      """
    case .make: "Cím készítése"
    case .made(let day): Self.hungarianMade(day)
    case .isOff: "Nincs cím: a naptár-feliratkozás ki van kapcsolva."
    case .replace: "Új cím készítése"
    case .replaceQuestion: "A most használt cím azonnal érvénytelen lesz. Készüljön új?"
    case .turnOff: "Kikapcsolás"
    case .turnOffQuestion: "A naptáralkalmazások innen már semmi újat nem kapnak. Kikapcsolod?"
    case .address: "Cím a naptáralkalmazásnak"
    case .keepSafe: "Másold ki most, és őrizd meg: többé nem látható."
    case .copy: "Másolás"
    case .copied: "Kimásolva"
    case .openInApp: "Megnyitás naptárban"
    }
  }

  private static func hungarianMade(_ day: Day) -> String {
    """
    A cím ekkor készült: \(day.longText(in: .hungarian)). Többé nem látható; új cím léphet a \
    helyébe.
    """
  }
}
