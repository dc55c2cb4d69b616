import CoreModels

extension HostText {
  var hungarian: String {
    switch self {
    case .badNow(let text): "A DAYBOOK_NOW értéke „\(text)”, ami nem érvényes időpont."
    case .badNowAdvice: "Írd így: 2026-11-21T09:30:00Z, vagy hagyd el."
    case .unknownSetting(let name): "Nincs ilyen beállítás: \(name)."
    case .unknownSettingAdvice: "Mindet felsorolja a daybook settings."
    case .usageAdvice(let command):
      "A parancsokat és kapcsolókat ez sorolja fel: „\(command) --help”."
    case .lostOutput: "A választ nem sikerült kiírni."
    case .lostOutputAdvice: "Ellenőrizd a lemezt vagy azt a programot, amely a választ kapja."
    case .today: "Ma"
    case .nothingToday: "Még nincs itt semmi."
    case .mercyUntil(let day):
      "Minden szünetel, az utolsó nap: \(day.longText(in: .hungarian)). Adj magadnak időt."
    case .noMercy: "Semmi sem szünetel."
    case .mercyInThePast(let day):
      "A szünet utolsó napja nem lehet már elmúlt nap: \(day.longText(in: .hungarian))."
    case .mercyInThePastAdvice: "Válaszd a mai napot vagy egy későbbit."
    case .noNetwork: "Ez a parancs nem éri el a hálózatot."
    case .noNetworkAdvice:
      "Írd elé, hogy daybook (daybook, majd ugyanezek a szavak); az eléri a hálózatot."
    case .noProgram(let name):
      "Ehhez \(name) kell a daybook mellett vagy a PATH-ban; mindkettőt a Scripts/release készíti "
        + "el."
    case .undone: "Visszavonva:"
    case .nothingToUndo: "Nincs mit visszavonni."
    case .changes(let count): Language.hungarian.counted(count, one: "módosítás", many: "módosítás")
    case .nothingKept: "Erről a napról nincs itt semmi."
    case .pausedDay: "Pihenőnap: minden szünetelt."
    case .nothingWritten: "Még nem írtál be semmit."
    case .action(.added): "hozzáadva"
    case .action(.changed): "módosítva"
    case .action(.removed): "eltávolítva"
    case .action(.undone): "visszavonva"
    case .noHistory(let name): "Itt nincs „\(name)” nevű elem."
    case .noHistoryAdvice:
      "Adj meg egy alkalmazást, bejegyzésfajtát vagy azonosítót; a daybook history felsorolja, mi "
        + "van itt."
    case .unknownProfileAdvice(let name, nil): "A daybook profile add \(name) felveszi."
    case .unknownProfileAdvice(let name, let known?):
      "Erre gondoltál: \(known)? Új embert a daybook profile add \(name) vesz fel."
    case .leftOut(let count, let kinds):
      Language.hungarian.counted(count, one: "bejegyzés", many: "bejegyzés")
        + " kimaradt, mert nem olvasható (\(kinds)): daybook doctor"
    case .onThisMachine: "csak ez a gép"
    case .exported(let count, let file): "\(HostText.changes(count).hungarian) került ide: \(file)."
    case .imported(let count): "Importálva: \(HostText.changes(count).hungarian)."
    case .wouldImport(let count):
      "Importálná: \(HostText.changes(count).hungarian). Semmi sem íródott be."
    case .alreadyHere(let count): "Már itt volt: \(HostText.changes(count).hungarian)."
    case .overtaken(let count):
      "Itt később módosult, ezért marad az újabb állapot: \(HostText.changes(count).hungarian)."
    }
  }
}
