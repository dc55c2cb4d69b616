extension BackupText {
  var hungarian: String {
    switch self {
    case .happened(.notABackup): "Ez nem Daybook-mentés."
    case .happened(.damaged):
      "A mentés sérült, ezért minden maradt, ahogy volt."
    case .happened(.needsPassphrase): "A mentés jelmondattal van titkosítva."
    case .happened(.wrongPassphrase):
      "Ezzel a jelmondattal nem nyitható meg a mentés, vagy a fájl megváltozott."
    case .advice(.notABackup):
      "Olyan fájlt válassz, amelyet a daybook backup írt."
    case .advice(.damaged): "Próbálj meg egy korábbi mentést, vagy ennek egy másik példányát."
    case .advice(.needsPassphrase):
      "Add meg a szabványos bemeneten, vagy írd be, amikor kéri."
    case .advice(.wrongPassphrase):
      "Próbáld újra; jelmondat nélkül senki sem tudja megnyitni a fájlt."
    case .happened(.noFolder(let path)): "Nincs itt ez a mappa: \(path)."
    case .advice(.noFolder): "Csatlakoztasd a lemezt, amelyen van, vagy hozd létre a mappát."
    case .happened(.sealedForKey):
      "A fájl kulccsal van titkosítva, nem jelmondattal."
    case .advice(.sealedForKey):
      "Előbb fejtsd vissza ezzel: age -d -i KEY, és az eredményt állítsd vissza."
    }
  }
}
