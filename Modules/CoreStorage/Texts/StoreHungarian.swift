extension StoreText {
  var hungarian: String {
    switch self {
    case .happened(let error): StoreText.happenedInHungarian(error)
    case .advice(let error): StoreText.adviceInHungarian(error)
    }
  }

  private static func happenedInHungarian(_ error: StoreError) -> String {
    switch error {
    case .locked: "Egy másik parancs még ír az adattáradba."
    case .inUse: "Az adattárad fájljából semmi sem olvasható, és egy másik folyamat nyitva tartja."
    case .notAFile(let path): "Ez nem fájl, ezért nem írtunk bele: \(path)."
    case .ownFile(let path): "Ez az adattáradhoz tartozik, ezért nem írtuk felül: \(path)."
    case .full: "A lemez megtelt, ezért nem mentettünk semmit."
    case .readOnly: "Az adattáradba nem lehet írni, ezért semmi sem változott."
    case .corrupt: "Az adattárad fájlja megsérült."
    case .notADatabase: "Az adattárad helyén másmilyen fájl van."
    case .foreignDatabase: "Az adattárad helyén egy másik program fájlja van."
    case .newerVersion(let found, let supported):
      "Az adattáradat egy újabb Daybook írta (verziója: \(found), az itt ismert: \(supported))."
    case .cannotOpen: "Az adattárad fájlja nem nyitható meg."
    case .noSharedAccess: "Ezen a lemezen nem használhatja egyszerre több parancs az adattáradat."
    case .inputOutput: "A lemez hibát jelzett, ezért nem mentettünk semmit."
    case .unreadableRecord(let kind, let id, isNewer: false):
      "Ez a bejegyzés nem olvasható: \(kind) \(id)."
    case .unreadableRecord(let kind, let id, isNewer: true), .newerRecord(let kind, let id):
      "Ezt a bejegyzést egy újabb Daybook írta: \(kind) \(id)."
    case .recordTooLarge(let kind, let id):
      "Ez a bejegyzés nagyobb a megengedettnél (8 MB), ezért semmi sem íródott: \(kind) \(id)."
    case .changedSince(let kind, let id):
      "Ez a bejegyzés azóta megint változott, ezért marad, ahogy van: \(kind) \(id)."
    case .nothingToUndo: "Nincs mit visszavonni."
    case .writtenSince: "Ez már nem az utolsó módosítás, ezért semmi sem lett visszavonva."
    case .pastIsReadOnly: "A múlt megnézhető, de nem módosítható."
    case .malformedChange: "Egy módosítás hibás, ezért nem mentettünk semmit."
    case .needsFile: "Ehhez az adattárnak fájlban kell lennie, a tiéd pedig adatbázisban van."
    case .unavailable: "Az adatbázis-kiszolgáló nem érhető el, ezért nem mentettünk semmit."
    case .refused: "Az adatbázis-kiszolgáló nem engedi be a Daybookot."
    case .outcomeUnknown: "Az adatbázis-kiszolgáló mentés közben elérhetetlenné vált."
    case .clockExhausted: "Az óra 2999 utáni évet mutat, ezért nem mentettünk semmit."
    case .cannotCreateHome(let path): "Ez a mappa nem hozható létre: \(path)."
    case .cannotWriteHome(let path): "Ebbe a mappába nem lehet írni: \(path)."
    case .noHome: "A Daybook nem tudja, hol legyenek az adataid."
    case .secret(let name): "Ez a titok nem tárolható vagy nem olvasható: \(name)."
    case .secretFile(let path, let variable):
      "Ez a fájl nem olvasható: \(path) (megadta: \(variable))."
    case .badSetting(let name): "Az érték nem felel meg ennek a beállításnak: \(name)."
    }
  }

  private static func adviceInHungarian(_ error: StoreError) -> String {
    switch error {
    case .locked: "Várj egy kicsit, és próbáld újra."
    case .inUse: "Állítsd le a hubot és a többi parancsot, majd próbáld újra."
    case .notAFile: "Adj meg egy fájlt, amelybe írni lehet."
    case .ownFile: "Válassz másik helyet."
    case .full: "Szabadíts fel helyet, és próbáld újra."
    case .readOnly, .cannotOpen:
      "Ellenőrizd a mappa jogosultságait, vagy válassz másikat a --home kapcsolóval."
    case .corrupt: "A daybook doctor --repair félreteszi a fájlt, és megmenti, amit lehet."
    case .notADatabase:
      "A daybook doctor --repair félreteszi a fájlt, és újrakezdi; a --home másik mappát választ."
    case .foreignDatabase:
      "Tedd máshová a fájlt, vagy válassz másik mappát a --home kapcsolóval."
    case .newerVersion, .newerRecord, .unreadableRecord(_, _, isNewer: true):
      "Telepítsd az újabb Daybookot erre a gépre is."
    case .noSharedAccess: "Válassz egy helyi lemezen lévő mappát a --home kapcsolóval."
    case .inputOutput: "Mielőtt folytatod, ellenőrizd a lemezt."
    case .unreadableRecord(_, _, isNewer: false):
      "A daybook doctor --repair visszahozza az utolsó olvasható állapotát."
    case .recordTooLarge: "Rövidítsd le vagy oszd részekre a szövegét."
    case .changedSince: "Nézd meg az előzményeit, és módosítsd kézzel."
    case .nothingToUndo: "Az vonható vissza, ami ezen az eszközön íródott."
    case .writtenSince: "Az előzményekben látszik, mi íródott utoljára."
    case .pastIsReadOnly: "Hagyd el a múltbeli időpontot, ha a mai állapotot szeretnéd módosítani."
    case .malformedChange: "Kérd le újra onnan, ahonnan jött."
    case .needsFile: "Használd ehhez az adatbázis eszközeit."
    case .unavailable: "Várj egy kicsit, és próbáld újra."
    case .refused: "Ellenőrizd az adatbázis címét, nevét és jelszavát."
    case .outcomeUnknown: "Mielőtt újra próbálod, nézd meg, megtörtént-e a mentés."
    case .clockExhausted: "Ellenőrizd a gép dátumát és a DAYBOOK_NOW változót."
    case .cannotCreateHome: "Válassz másik mappát a --home vagy a DAYBOOK_HOME segítségével."
    case .cannotWriteHome:
      "Ellenőrizd a tulajdonosát és a jogosultságait, vagy válassz másikat: --home vagy "
        + "DAYBOOK_HOME."
    case .noHome: "Adj meg egy mappát a --home vagy a DAYBOOK_HOME segítségével."
    case .secret: "Ellenőrizd a secrets mappa jogosultságait a Daybook mappájában."
    case .secretFile: "Nézd meg, hogy ott van-e, és hogy a Daybook olvashatja-e."
    case .badSetting: "A daybook settings --help megmutatja, milyen értékek felelnek meg."
    }
  }
}
