import CoreModels

extension LogText {
  var slovak: String {
    switch self {
    case .redone: "Obnovené:"
    case .redoneAction: "obnovené"
    case .wouldUndo: "Vrátilo by sa späť:"
    case .writtenOver(let count):
      "Odvtedy prepísané, preto bez zmeny: "
        + Language.slovak.counted(count, one: "záznam", few: "záznamy", many: "záznamov") + "."
    case .broughtBack(let name, let time): "\(name) je znova taký, aký bol \(time)."
    case .nothingFound: "Nič sa nenašlo."
    case .merged(let count):
      "Zmenené na viacerých zariadeniach naraz, preto zlúčené: "
        + Language.slovak.counted(count, one: "záznam", few: "záznamy", many: "záznamov")
        + ". Ukáže ich daybook conflicts."
    case .mergedAction: "zlúčené"
    case .noConflicts: "Nič sa ešte nezmenilo na viacerých zariadeniach naraz."
    case .tooLarge(let name, let megabytes):
      "Neodoslané, na server je to priveľké: \(name) (\(megabytes) MB). Zostáva v tomto zariadení."
    case .error(.noBatch(let id)): "Pod číslom „\(id)“ nie je čo vrátiť späť."
    case .error(.nothingToRedo): "Nie je čo obnoviť."
    case .error(.noState(let id)): "Stav „\(id)“ neexistuje."
    case .advice(.noBatch):
      "Čísla ukáže daybook undo --list; čo je už vrátené, v zozname nie je."
    case .advice(.nothingToRedo):
      "Po poslednom vrátení sa už niečo zapísalo, alebo žiadne nebolo; ukáže to daybook history."
    case .advice(.noState):
      "Napíšte to ako ID@3; stavy a ich čísla ukáže daybook history ID."
    }
  }
}
