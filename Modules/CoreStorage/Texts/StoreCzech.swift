extension StoreText {
  var czech: String {
    switch self {
    case .happened(let error): StoreText.happenedInCzech(error)
    case .advice(let error): StoreText.adviceInCzech(error)
    }
  }

  private static func happenedInCzech(_ error: StoreError) -> String {
    switch error {
    case .locked: "Do vašeho úložiště ještě zapisuje jiný příkaz."
    case .inUse: "V souboru vašeho úložiště nelze nic přečíst a má ho otevřený jiný proces."
    case .notAFile(let path): "\(path) není soubor, proto se nic nezapsalo."
    case .ownFile(let path): "\(path) patří k vašemu úložišti, proto se nepřepsalo."
    case .full: "Disk je plný, proto se nic nezapsalo."
    case .readOnly: "Do vašeho úložiště nelze zapisovat, proto se nic nezměnilo."
    case .corrupt: "Soubor vašeho úložiště je poškozený."
    case .notADatabase: "Na místě vašeho úložiště je jiný soubor."
    case .foreignDatabase: "Soubor na místě vašeho úložiště patří jinému programu."
    case .newerVersion(let found, let supported):
      "Vaše úložiště zapsal novější Daybook (má verzi \(found), tento zná \(supported))."
    case .cannotOpen: "Soubor vašeho úložiště nelze otevřít."
    case .noSharedAccess: "Disk nedovoluje, aby vaše úložiště používalo víc příkazů najednou."
    case .inputOutput: "Disk ohlásil chybu, proto se nic nezapsalo."
    case .unreadableRecord(let kind, let id, isNewer: false): "Záznam \(kind) \(id) nelze přečíst."
    case .unreadableRecord(let kind, let id, isNewer: true), .newerRecord(let kind, let id):
      "Záznam \(kind) \(id) zapsal novější Daybook."
    case .recordTooLarge(let kind, let id):
      "Záznam \(kind) \(id) je větší, než smí být (8 MB), proto se nic nezapsalo."
    case .changedSince(let kind, let id):
      "Záznam \(kind) \(id) se od té doby znovu změnil, proto zůstává, jak je."
    case .nothingToUndo: "Není co vrátit zpět."
    case .writtenSince: "To už není poslední změna, proto se nic nevrátilo zpět."
    case .pastIsReadOnly: "Minulost si lze prohlédnout, ale ne změnit."
    case .malformedChange: "Změna není v pořádku, proto se nic nezapsalo."
    case .needsFile: "K tomu je třeba úložiště v souboru a vaše je v databázi."
    case .unavailable: "Databázový server není dostupný, proto se nic nezapsalo."
    case .refused: "Databázový server nepustil Daybook dovnitř."
    case .outcomeUnknown: "Databázový server přestal odpovídat během zápisu."
    case .clockExhausted: "Hodiny ukazují rok po roce 2999, proto se nic nezapsalo."
    case .cannotCreateHome(let path): "Složku \(path) nelze vytvořit."
    case .cannotWriteHome(let path): "Do složky \(path) nelze zapisovat."
    case .noHome: "Daybook neví, kde mají být vaše data."
    case .secret(let name): "Tajný údaj \(name) nelze uložit nebo přečíst."
    case .secretFile(let path, let variable):
      "Soubor \(path), který uvádí \(variable), nelze přečíst."
    case .badSetting(let name): "Hodnota se nehodí pro nastavení \(name)."
    }
  }

  private static func adviceInCzech(_ error: StoreError) -> String {
    switch error {
    case .locked: "Chvíli počkejte a zkuste to znovu."
    case .inUse: "Zastavte server a ostatní příkazy a zkuste to znovu."
    case .notAFile: "Uveďte soubor, do kterého se má psát."
    case .ownFile: "Zvolte jiné místo."
    case .full: "Uvolněte místo a zkuste to znovu."
    case .readOnly, .cannotOpen: "Zkontrolujte práva složky nebo vyberte jinou pomocí --home."
    case .corrupt: "daybook doctor --repair soubor odloží a zachrání, co půjde."
    case .notADatabase:
      "daybook doctor --repair soubor odloží a začne znovu; --home vybere jinou složku."
    case .foreignDatabase:
      "Přesuňte soubor jinam nebo vyberte jinou složku pomocí --home."
    case .newerVersion, .newerRecord, .unreadableRecord(_, _, isNewer: true):
      "Nainstalujte novější Daybook i na tento počítač."
    case .noSharedAccess: "Vyberte pomocí --home složku na místním disku."
    case .inputOutput: "Než budete pokračovat, zkontrolujte disk."
    case .unreadableRecord(_, _, isNewer: false):
      "daybook doctor --repair vrátí jeho poslední čitelnou podobu."
    case .recordTooLarge: "Zkraťte jeho text, nebo ho rozdělte."
    case .changedSince: "Podívejte se na jeho historii a změňte ho ručně."
    case .nothingToUndo: "Zpět lze vrátit to, co se zapsalo na tomto zařízení."
    case .writtenSince: "V historii je vidět, co se zapsalo naposledy."
    case .pastIsReadOnly: "Chcete-li změnit dnešní stav, okamžik v minulosti vynechejte."
    case .malformedChange: "Načtěte ji znovu odtud, odkud přišla."
    case .needsFile: "Použijte k tomu prostředky databáze."
    case .unavailable: "Chvíli počkejte a zkuste to znovu."
    case .refused: "Zkontrolujte adresu, jméno a heslo databáze."
    case .outcomeUnknown: "Než to zkusíte znovu, podívejte se, zda se zápis uložil."
    case .clockExhausted: "Zkontrolujte datum počítače a proměnnou DAYBOOK_NOW."
    case .cannotCreateHome: "Vyberte jinou složku pomocí --home nebo DAYBOOK_HOME."
    case .cannotWriteHome:
      "Zkontrolujte její práva a vlastníka nebo vyberte jinou pomocí --home nebo DAYBOOK_HOME."
    case .noHome: "Určete složku pomocí --home nebo DAYBOOK_HOME."
    case .secret: "Zkontrolujte práva složky secrets ve složce Daybooku."
    case .secretFile: "Zkontrolujte, zda tam je a zda ho Daybook smí číst."
    case .badSetting: "Jaké hodnoty se hodí, řekne daybook settings --help."
    }
  }
}
