import CoreModels

extension HostText {
  var slovak: String {
    switch self {
    case .badNow(let text): "DAYBOOK_NOW je „\(text)“, čo nie je okamih."
    case .badNowAdvice: "Napíšte ho ako 2026-11-21T09:30:00Z alebo ho vynechajte."
    case .unknownSetting(let name): "Nastavenie \(name) neexistuje."
    case .unknownSettingAdvice: "Všetky vypíše daybook settings."
    case .usageAdvice(let command): "Príkazy a voľby vypíše „\(command) --help“."
    case .unexpected: "Stalo sa niečo nečakané."
    case .unexpectedAdvice: "Skúste to znova s --verbose a uvidíte, čo to bolo."
    case .lostOutput: "Odpoveď sa nedala zapísať."
    case .lostOutputAdvice: "Skontrolujte disk alebo program, ktorému je určená."
    case .today: "Dnes"
    case .nothingToday: "Zatiaľ tu nič nie je."
    case .brokenCard(let reason): "Táto karta sa nedá zobraziť: \(reason)"
    case .mercyUntil(let day):
      "Všetko má prestávku, posledný deň je \(day.longText(in: .slovak)). Doprajte si čas."
    case .noMercy: "Nič nemá prestávku."
    case .mercyInThePast(let day): "Prestávka sa nemôže skončiť \(day), ten deň už prešiel."
    case .mercyInThePastAdvice: "Vyberte dnešok alebo neskorší deň."
    case .noNetwork: "Tento príkaz pracuje bez siete."
    case .noNetworkAdvice: "Napíšte pred tie isté slová daybook, ten sieť má."
    case .undone: "Vrátené späť:"
    case .nothingToUndo: "Niet čo vrátiť späť."
    case .changes(let count):
      Language.slovak.counted(count, one: "zmena", few: "zmeny", many: "zmien")
    }
  }
}
