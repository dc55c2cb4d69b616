import CoreModels

extension HostText {
  var czech: String {
    switch self {
    case .badNow(let text): "DAYBOOK_NOW je „\(text)“, což není datum s časem."
    case .badNowAdvice: "Napište ho jako 2026-11-21T09:30:00Z nebo ho vynechejte."
    case .unknownSetting(let name): "Nastavení \(name) neexistuje."
    case .unknownSettingAdvice: "Všechna vypíše daybook settings."
    case .usageAdvice(let command): "Příkazy a volby vypíše „\(command) --help“."
    case .lostOutput: "Odpověď se nepodařilo zapsat."
    case .lostOutputAdvice: "Zkontrolujte disk nebo program, kterému je určená."
    case .today: "Dnes"
    case .nothingToday: "Zatím tu nic není."
    case .mercyUntil(let day):
      "Všechno je pozastaveno, poslední den pauzy: \(day.longText(in: .czech)). Dopřejte si čas."
    case .noMercy: "Nic není pozastaveno."
    case .mercyInThePast(let day): "Pauza nemůže skončit \(day), ten den už uplynul."
    case .mercyInThePastAdvice: "Vyberte dnešek nebo pozdější den."
    case .noNetwork: "Tento příkaz pracuje bez sítě."
    case .noNetworkAdvice: "Napište před stejná slova daybook, ten síť má."
    case .noProgram(let name):
      "K tomu je potřeba \(name) vedle daybook nebo v PATH; obojí vytvoří Scripts/release."
    case .undone: "Vráceno zpět:"
    case .nothingToUndo: "Není co vrátit zpět."
    case .changes(let count):
      Language.czech.counted(count, one: "změna", few: "změny", many: "změn")
    case .nothingKept: "Z tohoto dne tu nic není."
    case .pausedDay: "Den odpočinku: všechno bylo pozastaveno."
    case .nothingWritten: "Zatím nebylo nic zapsáno."
    case .action(.added): "přidáno"
    case .action(.changed): "změněno"
    case .action(.removed): "odstraněno"
    case .action(.undone): "vráceno zpět"
    case .noHistory(let name): "Nic se tu nejmenuje „\(name)“."
    case .noHistoryAdvice:
      "Napište produkt, druh záznamu nebo označení; co tu je, vypíše daybook history."
    case .unknownProfileAdvice(let name, nil): "Přidá ho daybook profile add \(name)."
    case .unknownProfileAdvice(let name, let known?):
      "Mysleli jste \(known)? Nového člověka přidá daybook profile add \(name)."
    case .leftOut(let count, let kinds):
      Language.czech.counted(count, one: "záznam", few: "záznamy", many: "záznamů")
        + " chybí, protože nejde přečíst (\(kinds)): daybook doctor"
    case .onThisMachine: "jen tento počítač"
    case .exported(let count, let file):
      "Do souboru \(file) zapsáno: \(HostText.changes(count).czech)."
    case .imported(let count): "Importováno: \(HostText.changes(count).czech)."
    case .wouldImport(let count):
      "Importovalo by se: \(HostText.changes(count).czech). Nic se nezapsalo."
    case .alreadyHere(let count): "Už tu bylo: \(HostText.changes(count).czech)."
    case .overtaken(let count):
      "Tady změněno později, zůstává novější stav: \(HostText.changes(count).czech)."
    }
  }
}
