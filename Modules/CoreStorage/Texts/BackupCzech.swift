extension BackupText {
  var czech: String {
    switch self {
    case .happened(.notABackup):
      "Tohle není záloha Daybooku."
    case .happened(.damaged):
      "Záloha je poškozená, proto všechno zůstává, jak bylo."
    case .happened(.needsPassphrase):
      "Záloha je zašifrovaná heslem."
    case .happened(.wrongPassphrase):
      "Tohle heslo zálohu neotevře, nebo se soubor změnil."
    case .advice(.notABackup):
      "Vyberte soubor, který zapsal daybook backup."
    case .advice(.damaged):
      "Zkuste starší zálohu nebo jinou kopii této."
    case .advice(.needsPassphrase):
      "Pošlete heslo na standardní vstup, nebo ho napište, až se na něj zeptá."
    case .advice(.wrongPassphrase):
      "Zkuste to ještě jednou; bez hesla soubor neotevře nikdo."
    case .happened(.noFolder(let path)): "Složka \(path) tu není."
    case .advice(.noFolder): "Připojte disk, na kterém je, nebo ji vytvořte."
    case .happened(.sealedForKey):
      "Soubor je zašifrovaný pro klíč, ne heslem."
    case .advice(.sealedForKey):
      "Nejdřív ho dešifrujte příkazem age -d -i KEY a obnovte výsledek."
    }
  }
}
