extension BackupText {
  var hungarian: String {
    switch self {
    case .happened(.notABackup):
      "Ez nem a Daybook biztonsági mentése."
    case .happened(.damaged):
      "A mentés sérült, ezért minden maradt, ahogy volt."
    case .happened(.needsPassphrase):
      "A mentést jelmondat védi."
    case .happened(.wrongPassphrase):
      "Ez a jelmondat nem nyitja a mentést, vagy a fájl megváltozott."
    case .advice(.notABackup):
      "Olyan fájlt válassz, amelyet a daybook backup írt."
    case .advice(.damaged):
      "Próbálj egy korábbi mentést, vagy ennek egy másik másolatát."
    case .advice(.needsPassphrase):
      "Add meg a szabványos bemeneten, vagy írd be, amikor kéri."
    case .advice(.wrongPassphrase):
      "Próbáld újra; jelmondat nélkül senki sem nyithatja ki a fájlt."
    case .happened(.noFolder(let path)): "A(z) \(path) mappa nincs itt."
    case .advice(.noFolder): "Csatlakoztasd a lemezt, amelyen van, vagy hozd létre."
    case .happened(.sealedForKey):
      "A fájl kulccsal van titkosítva, nem jelmondattal."
    case .advice(.sealedForKey):
      "Előbb fejtsd vissza ezzel: age -d -i KEY, és az eredményt állítsd vissza."
    }
  }
}
