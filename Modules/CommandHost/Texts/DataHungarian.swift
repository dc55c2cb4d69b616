import CoreModels

extension DataText {
  var hungarian: String {
    switch self {
    case .passphrase: "Jelmondat:"
    case .passphraseAgain: "Még egyszer ugyanaz:"
    case .password: "Jelszó:"
    case .token: "Token:"
    case .backedUp(let file): "Minden ide másolódott: \(file)."
    case .noBackups: "Maguktól nem készülnek másolatok."
    case .backupsScheduled: "Minden nap készül egy másolat."
    case .backupsAt(let time, let folder):
      "Minden nap \(time) órakor egy másolat kerül ide: \(folder)."
    case .restored(let file): "Visszaállítva ebből: \(file)."
    case .replaced(let file): "Ami korábban itt volt, itt maradt meg: \(file)."
    case .synced(let sent, let received):
      "Elküldve: \(HostText.changes(sent).hungarian). Megérkezett: "
        + "\(HostText.changes(received).hungarian)."
    case .notWhole(let file): "Még nem teljes, legközelebb újra sor kerül rá: \(file)"
    case .noSync: "Nincs megosztva sem mappa, sem hub."
    case .thisDevice: "ez az eszköz"
    case .missingFiles(let count):
      "\(Language.hungarian.counted(count, one: "fájl", many: "fájl")) úton van"
    case .waiting(let count): "Küldésre vár: \(HostText.changes(count).hungarian)."
    case .timerStopped(let product): "A(z) \(product) emlékeztetőinek időzítője nem fut rendesen."
    case .syncEvery(let minutes): "Az eszközök \(minutes) percenként egyeztetnek."
    case .syncScheduled: "Az eszközök maguktól egyeztetnek."
    case .noSyncSchedule:
      "Magától semmi sem egyeztet; a daybook sync schedule --every 30 beállítja."
    case .howToRescue:
      "A daybook doctor --repair félreteszi a fájlt, és a legújabb mentésből kezdi újra."
    case .nothingToRescueFrom:
      "Nincs meg egyetlen mentés sem. A daybook restore FÁJL abból kezdi újra, amit "
        + "megadsz, és félreteszi a fájlt."
    case .rescued(let source, let kept):
      "Az adatfájlt nem lehetett megnyitni; új kezdet innen: \(source). A régi fájl itt "
        + "van: \(kept)."
    case .profileStays(let name, let folder):
      "A(z) \(folder) mappán osztozó eszközökön \(name) adatai megmaradnak."
    case .healthy: "Minden rendben van."
    case .repaired: "Helyreállítva:"
    case .damaged(let words): "Az adatfájl sérült: \(words)"
    case .salvaged(let count, let kept):
      "Az adatfájl sérült volt, és újra elkészült (megmaradt: "
        + "\(HostText.changes(count).hungarian)); a sérült fájl itt van: \(kept)."
    case .recordsDiffer(let count):
      "\(Language.hungarian.counted(count, one: "rekord", many: "rekord")) eltér a naplótól."
    case .textIndexDiffers: "A keresési mutató eltér a rekordoktól."
    case .openToOthers(let path): "A gép más felhasználói is olvashatják: \(path)."
    case .leftover(let path): "Egy félbeszakadt parancs itt hagyta: \(path)."
    case .littleSpace(let megabytes): "A lemezen \(megabytes) MB maradt."
    case .clockBehind(let time): "Az óra késik: valami ekkor íródott: \(time)."
    case .profileRemoved(let name, let file):
      "\(name) profilja törölve; minden adatának exportja itt van: \(file)."
    case .records(let count): "\(Language.hungarian.counted(count, one: "rekord", many: "rekord"))"
    case .error(.noPassphrase): "Hiányzik a jelmondat."
    case .error(.passphrasesDiffer): "A két jelmondat nem egyezik."
    case .error(.noSealing): "Ez a parancs nem tud fájlokat lezárni."
    case .error(.badTime(let text)): "„\(text)” nem időpont."
    case .error(.noProfile(let name)): "Nincs itt senki \(name) néven."
    case .error(.profileInUse(let name)): "A parancsok most neki szólnak: \(name)."
    case .advice(.noPassphrase): "Írd be, amikor kéri, vagy add meg a szabványos bemeneten."
    case .advice(.passphrasesDiffer): "Próbáld újra."
    case .advice(.noSealing): "Hagyd el a jelmondatot, vagy használd a daybook parancsot."
    case .advice(.badTime): "Így írd: 03:00."
    case .advice(.noProfile): "A daybook profile list megmutatja, ki van itt."
    case .advice(.profileInUse): "Előbb válassz mást: daybook profile use."
    case .exportedFiles(let count, let folder):
      "Ide került: \(folder), \(Language.hungarian.counted(count, one: "fájl", many: "fájl"))."
    case .error(.noFolder): "Hiányzik a mappa."
    case .advice(.noFolder): "Add meg így: --out."
    }
  }
}
