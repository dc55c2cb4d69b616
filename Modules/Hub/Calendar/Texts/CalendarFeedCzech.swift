import CoreModels

extension CalendarFeedText {
  var czech: String {
    switch self {
    case .name: "Daybook"
    case .title: "Odběr kalendáře"
    case .hint:
      """
      Aplikace s kalendářem může ukazovat vaše afirmace, odpočty a připomínky. Kdo má adresu, \
      může je číst, a nic víc.
      """
    case .make: "Vytvořit adresu"
    case .made(let day): Self.czechMade(day)
    case .isOff: "Adresa není vytvořená: odběr kalendáře je vypnutý."
    case .replace: "Vytvořit jinou adresu"
    case .replaceQuestion: "Adresa, kterou používáte teď, hned přestane platit. Vytvořit jinou?"
    case .turnOff: "Vypnout"
    case .turnOffQuestion: "Aplikace s kalendářem už odtud nedostanou nic nového. Vypnout?"
    case .address: "Adresa pro aplikaci s kalendářem"
    case .keepSafe: "Zkopírujte si ji teď a dobře ji uschovejte: znovu se neukáže."
    case .copy: "Kopírovat"
    case .copied: "Zkopírováno"
    case .openInApp: "Otevřít v kalendáři"
    }
  }

  private static func czechMade(_ day: Day) -> String {
    """
    Adresa je vytvořená (\(day.longText(in: .czech))). Znovu se už neukáže; můžete ji nahradit \
    jinou.
    """
  }
}
