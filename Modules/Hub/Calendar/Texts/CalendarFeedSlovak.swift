import CoreModels

extension CalendarFeedText {
  var slovak: String {
    switch self {
    case .name: "Daybook"
    case .title: "Odber kalendára"
    case .hint:
      """
      Aplikácia s kalendárom môže ukazovať vaše afirmácie, odpočty a pripomienky. Kto má \
      adresu, môže ich čítať, a nič viac.
      """
    case .make: "Vytvoriť adresu"
    case .made(let day): Self.slovakMade(day)
    case .isOff: "Adresa nie je vytvorená: odber kalendára je vypnutý."
    case .replace: "Vytvoriť inú adresu"
    case .replaceQuestion: "Adresa, ktorú používate teraz, hneď prestane platiť. Vytvoriť inú?"
    case .turnOff: "Vypnúť"
    case .turnOffQuestion: "Aplikácie s kalendárom už odtiaľto nedostanú nič nové. Vypnúť?"
    case .address: "Adresa pre aplikáciu s kalendárom"
    case .keepSafe: "Skopírujte si ju teraz a dobre ju uschovajte: znova sa neukáže."
    case .copy: "Kopírovať"
    case .copied: "Skopírované"
    case .openInApp: "Otvoriť v kalendári"
    }
  }

  private static func slovakMade(_ day: Day) -> String {
    """
    Adresa je vytvorená (\(day.longText(in: .slovak))). Znova sa už neukáže; môžete ju nahradiť \
    inou.
    """
  }
}
