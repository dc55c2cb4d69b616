import CoreModels

extension LogText {
  var english: String {
    switch self {
    case .redone: "Brought back:"
    case .redoneAction: "brought back"
    case .wouldUndo: "Would be undone:"
    case .writtenOver(let count):
      "Written over since, so left as it is: "
        + Language.english.counted(count, one: "entry", many: "entries") + "."
    case .broughtBack(let name, let time): "\(name) is again what it was at \(time)."
    case .nothingFound: "Nothing found."
    case .merged(let count):
      "Changed on several devices at once, so merged: "
        + Language.english.counted(count, one: "entry", many: "entries")
        + ". daybook conflicts shows them."
    case .mergedAction: "merged"
    case .noConflicts: "Nothing was ever changed on several devices at once."
    case .tooLarge(let name, let megabytes):
      "Not sent, too large for a hub: \(name) (\(megabytes) MB). It stays on this device."
    case .error(.noBatch(let id)): "There is nothing to undo called “\(id)”."
    case .error(.nothingToRedo): "There is nothing to bring back."
    case .error(.noState(let id)): "There is no earlier state “\(id)”."
    case .advice(.noBatch):
      "daybook undo --list shows the numbers; what has been undone already is not among them."
    case .advice(.nothingToRedo):
      "Since the last undo something was written, or there was none; daybook history shows it."
    case .advice(.noState):
      "Write it like ID@3; daybook history ID shows the states and their numbers."
    }
  }
}
