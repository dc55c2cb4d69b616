import CoreModels

extension LogText {
  var german: String {
    switch self {
    case .redone: "Wiederhergestellt:"
    case .redoneAction: "wiederhergestellt"
    case .wouldUndo: "Rückgängig gemacht würde:"
    case .writtenOver(let count):
      "Seither überschrieben und daher unverändert: "
        + Language.german.counted(count, one: "Eintrag", many: "Einträge") + "."
    case .broughtBack(let name, let time): "\(name) ist wieder so wie am \(time)."
    case .nothingFound: "Nichts gefunden."
    case .merged(let count):
      "Auf mehreren Geräten zugleich geändert und daher zusammengeführt: "
        + Language.german.counted(count, one: "Eintrag", many: "Einträge")
        + ". daybook conflicts zeigt sie."
    case .mergedAction: "zusammengeführt"
    case .noConflicts: "Noch nie wurde etwas auf mehreren Geräten zugleich geändert."
    case .tooLarge(let name, let megabytes):
      "Nicht gesendet, zu groß für einen Hub: \(name) (\(megabytes) MB). Es bleibt auf diesem Gerät."
    case .error(.noBatch(let id)): "Unter „\(id)“ gibt es nichts rückgängig zu machen."
    case .error(.nothingToRedo): "Es gibt nichts wiederherzustellen."
    case .error(.noState(let id)): "Den Stand „\(id)“ gibt es nicht."
    case .advice(.noBatch):
      "daybook undo --list zeigt die Nummern; was schon rückgängig ist, steht nicht darin."
    case .advice(.nothingToRedo):
      "Seit dem letzten Rückgängigmachen wurde etwas geschrieben, oder es gab keines; daybook history zeigt es."
    case .advice(.noState):
      "Schreib es wie ID@3; daybook history ID zeigt die Stände und ihre Nummern."
    }
  }
}
