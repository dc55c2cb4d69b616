import CoreModels

extension LogText {
  var hungarian: String {
    switch self {
    case .redone: "Visszahozva:"
    case .redoneAction: "visszahozva"
    case .wouldUndo: "Ez lenne visszavonva:"
    case .writtenOver(let count):
      "Azóta felülírva, ezért marad, ahogy van: "
        + Language.hungarian.counted(count, one: "bejegyzés", many: "bejegyzés") + "."
    case .broughtBack(let name, let time): "\(name) újra olyan, amilyen ekkor volt: \(time)."
    case .nothingFound: "Nincs találat."
    case .merged(let count):
      "Egyszerre több eszközön is módosult, ezért össze lett vonva: "
        + Language.hungarian.counted(count, one: "bejegyzés", many: "bejegyzés")
        + ". A daybook conflicts megmutatja."
    case .mergedAction: "összevonva"
    case .noConflicts: "Még semmi sem módosult egyszerre több eszközön."
    case .tooLarge(let name, let megabytes):
      "Nem küldhető el, túl nagy a hubnak: \(name) (\(megabytes) MB). Ezen az eszközön marad."
    case .error(.noBatch(let id)): "Nincs „\(id)” számú visszavonható írás."
    case .error(.nothingToRedo): "Nincs mit visszahozni."
    case .error(.noState(let id)): "Nincs ilyen korábbi állapot: „\(id)”."
    case .advice(.noBatch):
      "A számokat a daybook undo --list mutatja; ami már vissza van vonva, nincs köztük."
    case .advice(.nothingToRedo):
      "Az utolsó visszavonás óta már íródott valami, vagy nem is volt ilyen; a daybook history megmutatja."
    case .advice(.noState):
      "Így írd: ID@3; az állapotokat és számukat a daybook history ID mutatja."
    }
  }
}
