import CoreModels

extension LogText {
  var polish: String {
    switch self {
    case .redone: "Przywrócono:"
    case .redoneAction: "przywrócono"
    case .wouldUndo: "Zostałoby cofnięte:"
    case .writtenOver(let count):
      "Od tego czasu nadpisane, więc bez zmian: "
        + Language.polish.counted(count, one: "wpis", few: "wpisy", many: "wpisów") + "."
    case .broughtBack(let name, let time): "\(name) ma znów stan z \(time)."
    case .nothingFound: "Nic nie znaleziono."
    case .merged(let count):
      "Zmienione na kilku urządzeniach naraz, więc połączone: "
        + Language.polish.counted(count, one: "wpis", few: "wpisy", many: "wpisów")
        + ". Pokazuje je daybook conflicts."
    case .mergedAction: "połączono"
    case .noConflicts: "Nic jeszcze nie zmieniło się na kilku urządzeniach naraz."
    case .tooLarge(let name, let megabytes):
      "Nie wysłano, za duże dla serwera: \(name) (\(megabytes) MB). Zostaje na tym urządzeniu."
    case .error(.noBatch(let id)): "Nie ma czego cofnąć pod numerem „\(id)”."
    case .error(.nothingToRedo): "Nie ma czego przywrócić."
    case .error(.noState(let id)): "Nie ma stanu „\(id)”."
    case .advice(.noBatch):
      "Numery pokazuje daybook undo --list; tego, co już cofnięto, tam nie ma."
    case .advice(.nothingToRedo):
      "Po ostatnim cofnięciu coś już zapisano albo żadnego nie było; pokazuje to daybook history."
    case .advice(.noState):
      "Zapisz to jak ID@3; stany i ich numery pokazuje daybook history ID."
    }
  }
}
