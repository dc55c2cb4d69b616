import CoreModels

extension HostText {
  var polish: String {
    switch self {
    case .badNow(let text): "DAYBOOK_NOW ma wartość „\(text)”, a to nie jest data z godziną."
    case .badNowAdvice: "Zapisz ją jako 2026-11-21T09:30:00Z albo pomiń."
    case .unknownSetting(let name): "Nie ma ustawienia \(name)."
    case .unknownSettingAdvice: "Wszystkie pokaże daybook settings."
    case .usageAdvice(let command): "Polecenia i opcje wypisze „\(command) --help”."
    case .lostOutput: "Nie udało się zapisać odpowiedzi."
    case .lostOutputAdvice: "Sprawdź dysk lub program, do którego ona trafia."
    case .today: "Dziś"
    case .nothingToday: "Na razie nic tu nie ma."
    case .mercyUntil(let day):
      "Wszystko jest wstrzymane, ostatni dzień przerwy: \(day.longText(in: .polish)). Daj sobie "
        + "czas."
    case .noMercy: "Nic nie jest wstrzymane."
    case .mercyInThePast(let day): "Przerwa nie może się skończyć \(day), ten dzień już minął."
    case .mercyInThePastAdvice: "Wybierz dziś albo późniejszy dzień."
    case .noNetwork: "To polecenie działa bez sieci."
    case .noNetworkAdvice: "Napisz przed tymi samymi słowami daybook, on ma sieć."
    case .noProgram(let name):
      "Do tego potrzebny jest \(name) obok daybook lub w PATH; oba tworzy Scripts/release."
    case .undone: "Cofnięto:"
    case .nothingToUndo: "Nie ma czego cofać."
    case .changes(let count):
      Language.polish.counted(count, one: "zmiana", few: "zmiany", many: "zmian")
    case .nothingKept: "Z tego dnia nic tu nie ma."
    case .pausedDay: "Dzień odpoczynku: wszystko było wstrzymane."
    case .nothingWritten: "Nic jeszcze nie zapisano."
    case .action(.added): "dodano"
    case .action(.changed): "zmieniono"
    case .action(.removed): "usunięto"
    case .action(.undone): "cofnięto"
    case .noHistory(let name): "Nic tu nie nazywa się „\(name)”."
    case .noHistoryAdvice:
      "Podaj produkt, rodzaj zapisu albo identyfikator; daybook history pokaże, co tu jest."
    case .unknownProfileAdvice(let name, nil): "Dodaje daybook profile add \(name)."
    case .unknownProfileAdvice(let name, let known?):
      "Czy chodziło o \(known)? Nową osobę dodaje daybook profile add \(name)."
    case .leftOut(let count, let kinds):
      Language.polish.counted(count, one: "wpis", few: "wpisy", many: "wpisów")
        + " pominięto, bo nie da się odczytać (\(kinds)): daybook doctor"
    case .onThisMachine: "tylko ten komputer"
    case .exported(let count, let file):
      "Do pliku \(file) zapisano: \(HostText.changes(count).polish)."
    case .imported(let count): "Zaimportowano: \(HostText.changes(count).polish)."
    case .wouldImport(let count):
      "Zostałoby zaimportowane: \(HostText.changes(count).polish). Nic nie zapisano."
    case .alreadyHere(let count): "Już tu było: \(HostText.changes(count).polish)."
    case .overtaken(let count):
      "Tu zmieniono później, zostaje nowszy stan: \(HostText.changes(count).polish)."
    }
  }
}
