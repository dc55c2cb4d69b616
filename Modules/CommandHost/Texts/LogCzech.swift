import CoreModels

extension LogText {
  var czech: String {
    switch self {
    case .redone: "Obnoveno:"
    case .redoneAction: "obnoveno"
    case .wouldUndo: "Vrátilo by se zpět:"
    case .writtenOver(let count):
      "Od té doby přepsáno, proto beze změny: "
        + Language.czech.counted(count, one: "záznam", few: "záznamy", many: "záznamů") + "."
    case .broughtBack(let name, let time): "\(name) je znovu takový, jaký byl \(time)."
    case .nothingFound: "Nic se nenašlo."
    case .merged(let count):
      "Změněno na více zařízeních najednou, proto sloučeno: "
        + Language.czech.counted(count, one: "záznam", few: "záznamy", many: "záznamů")
        + ". Ukáže je daybook conflicts."
    case .mergedAction: "sloučeno"
    case .noConflicts: "Nic se ještě nezměnilo na více zařízeních najednou."
    case .tooLarge(let name, let megabytes):
      "Neodesláno, na server je to příliš velké: \(name) (\(megabytes) MB). Zůstává v tomto zařízení."
    case .error(.noBatch(let id)): "Pod číslem „\(id)“ není co vrátit zpět."
    case .error(.nothingToRedo): "Není co obnovit."
    case .error(.noState(let id)): "Stav „\(id)“ neexistuje."
    case .advice(.noBatch):
      "Čísla ukáže daybook undo --list; co už je vráceno, v seznamu není."
    case .advice(.nothingToRedo):
      "Po posledním vrácení se už něco zapsalo, nebo žádné nebylo; ukáže to daybook history."
    case .advice(.noState):
      "Napište to jako ID@3; stavy a jejich čísla ukáže daybook history ID."
    }
  }
}
