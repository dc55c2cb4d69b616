import CoreModels

extension HostText {
  var english: String {
    switch self {
    case .badNow(let text): "DAYBOOK_NOW is “\(text)”, which is not a date and time."
    case .badNowAdvice: "Write it like 2026-11-21T09:30:00Z, or leave it out."
    case .unknownSetting(let name): "There is no setting named \(name)."
    case .unknownSettingAdvice: "daybook settings lists them all."
    case .usageAdvice(let command): "“\(command) --help” lists the commands and options."
    case .lostOutput: "The answer could not be written."
    case .lostOutputAdvice: "Check the disk, or the program that the output goes to."
    case .today: "Today"
    case .nothingToday: "Nothing to show yet."
    case .mercyUntil(let day):
      "Everything is paused until the end of \(day.longText(in: .english)). Take your time."
    case .noMercy: "Nothing is paused."
    case .mercyInThePast(let day):
      "A pause cannot end on \(day.longText(in: .english)), which is already over."
    case .mercyInThePastAdvice: "Choose today or a later day."
    case .noNetwork: "This command has no network access."
    case .noNetworkAdvice: "Run it through daybook: daybook, then the same words."
    case .noProgram(let name):
      "This needs \(name) beside daybook or on the PATH; Scripts/release makes both."
    case .undone: "Undone:"
    case .nothingToUndo: "There is nothing to undo."
    case .changes(let count): Language.english.counted(count, one: "change", many: "changes")
    case .nothingKept: "Nothing was recorded on this day."
    case .pausedDay: "A day of rest: everything paused."
    case .nothingWritten: "Nothing has been written yet."
    case .action(.added): "added"
    case .action(.changed): "changed"
    case .action(.removed): "removed"
    case .action(.undone): "undone"
    case .noHistory(let name): "Nothing here is called “\(name)”."
    case .noHistoryAdvice:
      "Name an app, a kind of record or an id; daybook history lists what there is."
    case .unknownProfileAdvice(let name, nil): "daybook profile add \(name) adds them."
    case .unknownProfileAdvice(let name, let known?):
      "Did you mean \(known)? daybook profile add \(name) adds somebody new."
    case .leftOut(let count, let kinds):
      Language.english.counted(count, one: "entry", many: "entries")
        + " left out because unreadable (\(kinds)): daybook doctor"
    case .onThisMachine: "this machine only"
    case .exported(let count, let file):
      "Wrote \(HostText.changes(count).english) to \(file)."
    case .imported(let count): "Imported \(HostText.changes(count).english)."
    case .wouldImport(let count):
      "Would import \(HostText.changes(count).english); nothing was written."
    case .alreadyHere(let count): "Already here: \(HostText.changes(count).english)."
    case .overtaken(let count):
      "Changed here more recently, so left as they are: \(HostText.changes(count).english)."
    }
  }
}
