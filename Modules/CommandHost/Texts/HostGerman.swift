import CoreModels

extension HostText {
  var german: String {
    switch self {
    case .badNow(let text): "DAYBOOK_NOW ist „\(text)“; das ist kein gültiger Zeitpunkt."
    case .badNowAdvice: "Schreib ihn als 2026-11-21T09:30:00Z oder lass ihn weg."
    case .unknownSetting(let name): "Die Einstellung \(name) gibt es nicht."
    case .unknownSettingAdvice: "daybook settings zeigt alle."
    case .usageAdvice(let command): "„\(command) --help“ zeigt die Befehle und Optionen."
    case .lostOutput: "Die Antwort ließ sich nicht schreiben."
    case .lostOutputAdvice: "Prüfe den Datenträger oder das Programm, an das sie geht."
    case .today: "Heute"
    case .nothingToday: "Hier ist noch nichts."
    case .mercyUntil(let day):
      "Alles pausiert, der letzte Tag ist \(day.longText(in: .german)). Nimm dir Zeit."
    case .noMercy: "Nichts pausiert."
    case .mercyInThePast(let day):
      "Eine Pause kann nicht am \(day.longText(in: .german)) enden, der Tag ist vorbei."
    case .mercyInThePastAdvice: "Wähle heute oder einen späteren Tag."
    case .noNetwork: "Dieser Befehl hat keinen Netzzugang."
    case .noNetworkAdvice: "Ruf dasselbe über daybook auf, das hat Netzzugang."
    case .noProgram(let name):
      "Dafür muss \(name) neben daybook oder im PATH liegen; Scripts/release erstellt beide."
    case .undone: "Rückgängig gemacht:"
    case .nothingToUndo: "Es gibt nichts rückgängig zu machen."
    case .changes(let count): Language.german.counted(count, one: "Änderung", many: "Änderungen")
    case .nothingKept: "An diesem Tag hast du nichts festgehalten."
    case .pausedDay: "Ein Ruhetag: Alles hat pausiert."
    case .nothingWritten: "Noch wurde nichts geschrieben."
    case .action(.added): "hinzugefügt"
    case .action(.changed): "geändert"
    case .action(.removed): "entfernt"
    case .action(.undone): "rückgängig gemacht"
    case .noHistory(let name): "Hier gibt es nichts namens „\(name)“."
    case .noHistoryAdvice:
      "Nenne eine App, eine Art von Eintrag oder eine Kennung; daybook history zeigt, was da ist."
    case .unknownProfileAdvice(let name, nil): "daybook profile add \(name) fügt den Namen hinzu."
    case .unknownProfileAdvice(let name, let known?):
      "Meintest du \(known)? Jemand Neues kommt mit daybook profile add \(name) dazu."
    case .leftOut(let count, let kinds):
      Language.german.counted(count, one: "Eintrag", many: "Einträge")
        + " ausgelassen, weil nicht lesbar (\(kinds)): daybook doctor"
    case .onThisMachine: "nur dieser Rechner"
    case .exported(let count, let file):
      "In \(file) geschrieben: \(HostText.changes(count).german)."
    case .imported(let count): "Importiert: \(HostText.changes(count).german)."
    case .wouldImport(let count):
      "Würde importiert: \(HostText.changes(count).german). Geschrieben wurde nichts."
    case .alreadyHere(let count): "Schon da: \(HostText.changes(count).german)."
    case .overtaken(let count):
      "Hier später geändert, der neuere Stand bleibt: \(HostText.changes(count).german)."
    }
  }
}
