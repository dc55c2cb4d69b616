import CoreModels

extension HostText {
  var slovak: String {
    switch self {
    case .badNow(let text): "DAYBOOK_NOW je „\(text)“, čo nie je dátum s časom."
    case .badNowAdvice: "Napíšte ho ako 2026-11-21T09:30:00Z alebo ho vynechajte."
    case .unknownSetting(let name): "Nastavenie \(name) neexistuje."
    case .unknownSettingAdvice: "Všetky vypíše daybook settings."
    case .usageAdvice(let command): "Príkazy a voľby vypíše „\(command) --help“."
    case .lostOutput: "Odpoveď sa nedala zapísať."
    case .lostOutputAdvice: "Skontrolujte disk alebo program, ktorému je určená."
    case .today: "Dnes"
    case .nothingToday: "Zatiaľ tu nič nie je."
    case .mercyUntil(let day):
      "Všetko je pozastavené, posledný deň pauzy: \(day.longText(in: .slovak)). Doprajte si čas."
    case .noMercy: "Nič nie je pozastavené."
    case .mercyInThePast(let day): "Pauza sa nemôže skončiť \(day), ten deň už uplynul."
    case .mercyInThePastAdvice: "Vyberte dnešok alebo neskorší deň."
    case .noNetwork: "Tento príkaz pracuje bez siete."
    case .noNetworkAdvice: "Napíšte pred tie isté slová daybook, ten sieť má."
    case .noProgram(let name):
      "Na toto treba \(name) vedľa daybook alebo v PATH; oba vytvorí Scripts/release."
    case .undone: "Vrátené späť:"
    case .nothingToUndo: "Nie je čo vrátiť späť."
    case .changes(let count):
      Language.slovak.counted(count, one: "zmena", few: "zmeny", many: "zmien")
    case .nothingKept: "Z tohto dňa tu nič nie je."
    case .pausedDay: "Deň odpočinku: všetko bolo pozastavené."
    case .nothingWritten: "Zatiaľ nič nebolo zapísané."
    case .action(.added): "pridané"
    case .action(.changed): "zmenené"
    case .action(.removed): "odstránené"
    case .action(.undone): "vrátené späť"
    case .noHistory(let name): "Nič sa tu nevolá „\(name)“."
    case .noHistoryAdvice:
      "Napíšte produkt, druh záznamu alebo označenie; čo tu je, vypíše daybook history."
    case .unknownProfileAdvice(let name, nil): "Pridá ho daybook profile add \(name)."
    case .unknownProfileAdvice(let name, let known?):
      "Mysleli ste \(known)? Nového človeka pridá daybook profile add \(name)."
    case .leftOut(let count, let kinds):
      Language.slovak.counted(count, one: "záznam", few: "záznamy", many: "záznamov")
        + " chýba, lebo sa nedá prečítať (\(kinds)): daybook doctor"
    case .onThisMachine: "len tento počítač"
    case .exported(let count, let file):
      "Do súboru \(file) zapísané: \(HostText.changes(count).slovak)."
    case .imported(let count): "Importované: \(HostText.changes(count).slovak)."
    case .wouldImport(let count):
      "Importovalo by sa: \(HostText.changes(count).slovak). Nič sa nezapísalo."
    case .alreadyHere(let count): "Už tu bolo: \(HostText.changes(count).slovak)."
    case .overtaken(let count):
      "Tu zmenené neskôr, zostáva novší stav: \(HostText.changes(count).slovak)."
    }
  }
}
