extension StoreText {
  var slovak: String {
    switch self {
    case .happened(let error): StoreText.happenedInSlovak(error)
    case .advice(let error): StoreText.adviceInSlovak(error)
    }
  }

  private static func happenedInSlovak(_ error: StoreError) -> String {
    switch error {
    case .locked: "Do vášho úložiska ešte zapisuje iný príkaz."
    case .inUse: "V súbore vášho úložiska sa nedá nič prečítať a má ho otvorený iný proces."
    case .notAFile(let path): "\(path) nie je súbor, preto sa nič nezapísalo."
    case .ownFile(let path): "\(path) patrí k vášmu úložisku, preto sa neprepísalo."
    case .full: "Disk je plný, preto sa nič nezapísalo."
    case .readOnly: "Do vášho úložiska sa nedá zapisovať, preto sa nič nezmenilo."
    case .corrupt: "Súbor vášho úložiska je poškodený."
    case .notADatabase: "Na mieste vášho úložiska je iný súbor."
    case .foreignDatabase: "Súbor na mieste vášho úložiska patrí inému programu."
    case .newerVersion(let found, let supported):
      "Vaše úložisko zapísal novší Daybook (má verziu \(found), tento pozná \(supported))."
    case .cannotOpen: "Súbor vášho úložiska sa nedá otvoriť."
    case .noSharedAccess: "Disk nedovoľuje, aby vaše úložisko používalo viac príkazov naraz."
    case .inputOutput: "Disk ohlásil chybu, preto sa nič nezapísalo."
    case .unreadableRecord(let kind, let id, isNewer: false):
      "Záznam \(kind) \(id) sa nedá prečítať."
    case .unreadableRecord(let kind, let id, isNewer: true), .newerRecord(let kind, let id):
      "Záznam \(kind) \(id) zapísal novší Daybook."
    case .recordTooLarge(let kind, let id):
      "Záznam \(kind) \(id) je väčší, než môže byť (8 MB), preto sa nič nezapísalo."
    case .changedSince(let kind, let id):
      "Záznam \(kind) \(id) sa odvtedy znova zmenil, preto zostáva, ako je."
    case .nothingToUndo: "Nie je čo vrátiť späť."
    case .writtenSince: "To už nie je posledná zmena, preto sa nič nevrátilo späť."
    case .pastIsReadOnly: "Minulosť si možno pozrieť, ale nie zmeniť."
    case .malformedChange: "Zmena nie je v poriadku, preto sa nič nezapísalo."
    case .needsFile: "Na to treba úložisko v súbore a vaše je v databáze."
    case .unavailable: "Databázový server nie je dostupný, preto sa nič nezapísalo."
    case .refused: "Databázový server nepustil Daybook dnu."
    case .outcomeUnknown: "Databázový server prestal odpovedať počas zápisu."
    case .clockExhausted: "Hodiny ukazujú rok po roku 2999, preto sa nič nezapísalo."
    case .cannotCreateHome(let path): "Priečinok \(path) sa nedá vytvoriť."
    case .cannotWriteHome(let path): "Do priečinka \(path) sa nedá zapisovať."
    case .noHome: "Daybook nevie, kde majú byť vaše údaje."
    case .secret(let name): "Tajný údaj \(name) sa nedá uložiť alebo prečítať."
    case .secretFile(let path, let variable):
      "Súbor \(path), ktorý uvádza \(variable), sa nedá prečítať."
    case .badSetting(let name): "Hodnota sa nehodí pre nastavenie \(name)."
    }
  }

  private static func adviceInSlovak(_ error: StoreError) -> String {
    switch error {
    case .locked: "Chvíľu počkajte a skúste to znova."
    case .inUse: "Zastavte server a ostatné príkazy a skúste to znova."
    case .notAFile: "Uveďte súbor, do ktorého sa má písať."
    case .ownFile: "Zvoľte iné miesto."
    case .full: "Uvoľnite miesto a skúste to znova."
    case .readOnly, .cannotOpen: "Skontrolujte práva priečinka alebo vyberte iný cez --home."
    case .corrupt: "daybook doctor --repair súbor odloží a zachráni, čo sa dá."
    case .notADatabase:
      "daybook doctor --repair súbor odloží a začne znova; --home vyberie iný priečinok."
    case .foreignDatabase:
      "Presuňte súbor inam alebo vyberte iný priečinok cez --home."
    case .newerVersion, .newerRecord, .unreadableRecord(_, _, isNewer: true):
      "Nainštalujte novší Daybook aj na tento počítač."
    case .noSharedAccess: "Vyberte cez --home priečinok na lokálnom disku."
    case .inputOutput: "Skôr než budete pokračovať, skontrolujte disk."
    case .unreadableRecord(_, _, isNewer: false):
      "daybook doctor --repair vráti jeho poslednú čitateľnú podobu."
    case .recordTooLarge: "Skráťte jeho text alebo ho rozdeľte."
    case .changedSince: "Pozrite si jeho históriu a zmeňte ho ručne."
    case .nothingToUndo: "Späť sa dá vrátiť to, čo sa zapísalo na tomto zariadení."
    case .writtenSince: "V histórii vidno, čo sa zapísalo naposledy."
    case .pastIsReadOnly: "Ak chcete zmeniť dnešný stav, vynechajte okamih v minulosti."
    case .malformedChange: "Načítajte ju znova odtiaľ, odkiaľ prišla."
    case .needsFile: "Použite na to prostriedky databázy."
    case .unavailable: "Chvíľu počkajte a skúste to znova."
    case .refused: "Skontrolujte adresu, meno a heslo databázy."
    case .outcomeUnknown: "Skôr než to skúsite znova, pozrite sa, či sa zápis uložil."
    case .clockExhausted: "Skontrolujte dátum počítača a premennú DAYBOOK_NOW."
    case .cannotCreateHome: "Vyberte iný priečinok cez --home alebo DAYBOOK_HOME."
    case .cannotWriteHome:
      "Skontrolujte jeho vlastníka a práva alebo vyberte iný cez --home alebo DAYBOOK_HOME."
    case .noHome: "Určte priečinok cez --home alebo DAYBOOK_HOME."
    case .secret: "Skontrolujte práva priečinka secrets v priečinku Daybooku."
    case .secretFile: "Skontrolujte, či tam je a či ho Daybook smie čítať."
    case .badSetting: "Aké hodnoty sa hodia, povie daybook settings --help."
    }
  }
}
