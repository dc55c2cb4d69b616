extension BackupText {
  var slovak: String {
    switch self {
    case .happened(.notABackup):
      "Toto nie je záloha Daybooku."
    case .happened(.damaged):
      "Záloha je poškodená, preto všetko zostáva, ako bolo."
    case .happened(.needsPassphrase):
      "Záloha je zašifrovaná heslom."
    case .happened(.wrongPassphrase):
      "Toto heslo zálohu neotvorí, alebo sa súbor zmenil."
    case .advice(.notABackup):
      "Vyberte súbor, ktorý zapísal daybook backup."
    case .advice(.damaged):
      "Skúste staršiu zálohu alebo inú kópiu tejto."
    case .advice(.needsPassphrase):
      "Pošlite heslo na štandardný vstup alebo ho napíšte, keď sa oň opýta."
    case .advice(.wrongPassphrase):
      "Skúste to ešte raz; bez hesla súbor neotvorí nikto."
    case .happened(.noFolder(let path)): "Priečinok \(path) tu nie je."
    case .advice(.noFolder): "Pripojte disk, na ktorom je, alebo ho vytvorte."
    case .happened(.sealedForKey):
      "Súbor je zašifrovaný pre kľúč, nie heslom."
    case .advice(.sealedForKey):
      "Najprv ho dešifrujte príkazom age -d -i KEY a obnovte výsledok."
    }
  }
}
