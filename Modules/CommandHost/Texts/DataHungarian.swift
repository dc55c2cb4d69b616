import CoreModels
import CoreStorage

extension DataText {
  var hungarian: String {
    switch self {
    case .passphrase: "Jelmondat:"
    case .passphraseAgain: "Még egyszer, megerősítésül:"
    case .password: "Jelszó:"
    case .token: "Token:"
    case .backedUp(let file): "Minden átmásolva ide: \(file)."
    case .noBackups: "Nincs beállítva automatikus biztonsági mentés."
    case .backupsScheduled: "Naponta készül egy biztonsági mentés."
    case .backupsAt(let time, let folder): "Naponta \(time)-kor készül egy mentés ide: \(folder)."
    case .restored(let file): "Visszaállítva ebből: \(file)."
    case .replaced(let file): "Ami korábban itt volt, itt maradt meg: \(file)."
    case .synced(let sent, let received):
      "Elküldve: \(HostText.changes(sent).hungarian). Megérkezett: "
        + "\(HostText.changes(received).hungarian)."
    case .notWhole(let file): "Még nem teljes, legközelebb újra sor kerül rá: \(file)"
    case .leftOut(let file, let reason): "Kimaradt: \(file). \(reason)"
    case .notSealed(let count):
      "Más eszközök titkosítatlan fájljai: \(count). Titkosíthatod őket itt (daybook sync folder "
        + "PATH --seal-all) vagy azokon az eszközökön."
    case .folderFailed(let message): "Mappa: \(message)"
    case .hubFailed(let message): "Hub: \(message)"
    case .waitingForClock(let count):
      "Nincs elküldve, több mint egy nappal a jövőbe dátumozva: "
        + "\(HostText.changes(count).hungarian). Ha az óra már pontos, a daybook doctor "
        + "--repair kijavítja a dátumokat."
    case .datedAhead(let count):
      "Több mint egy nappal az óra elé dátumozva: \(HostText.changes(count).hungarian). "
        + "Ha az óra pontos, a --repair kijavítja a dátumokat."
    case .shared(let names): "Megosztva: \(names)."
    case .sharedEveryone: "Mindenki adatai meg vannak osztva."
    case .noSync: "Nincs beállítva sem közös mappa, sem hub."
    case .thisDevice: "ez az eszköz"
    case .missingFiles(let count):
      "\(Language.hungarian.counted(count, one: "fájl", many: "fájl")) úton van"
    case .waiting(let count): "Küldésre vár: \(HostText.changes(count).hungarian)."
    case .timerStopped(let product): "Nem fut rendesen az emlékeztetők időzítője: \(product)."
    case .syncEvery(let minutes): "Az eszközök \(minutes) percenként szinkronizálnak."
    case .syncScheduled: "Az eszközök automatikusan szinkronizálnak."
    case .noSyncSchedule:
      "Nincs automatikus szinkronizálás; ezzel állítható be: daybook sync schedule --every 30."
    case .howToRescue:
      "A daybook doctor --repair megmenti, ami olvasható; ha semmi, mentést ajánl fel."
    case .nothingToRescueFrom:
      "Nincs meg egyetlen mentés sem. A daybook restore FÁJL a megadott mentésből kezd újra, és "
        + "félreteszi a mostani fájlt."
    case .rescued(let source, let kept):
      "Az adatfájlt nem lehetett megnyitni, ezért innen állt helyre: \(source). A régi fájl itt "
        + "van: \(kept)."
    case .profileStays(let name, let folder):
      "Az ezt a mappát (\(folder)) használó eszközökön \(name) adatai megmaradnak."
    case .recordUnreadable(let record): "\(record) nem olvasható, ezért sehol sem látszik."
    case .recordNewer(let record):
      "Egy újabb Daybook írta ezt: \(record); telepítsd erre a gépre is."
    case .recordBroughtBack(let record, let time):
      "\(record) ismét olyan, amilyen ekkor volt: \(time)."
    case .recordRemoved(let record):
      "\(record): nem volt olvasható állapota, ezért törlődött; a daybook history megőrzi."
    case .onlyRead(let reason): "Minden olvasható, de semmi sem írható: \(reason)"
    case .backupTimerStopped:
      "A napi mentések időzítője nem fut; a daybook backup schedule újra beállítja."
    case .backupOld(let date): "Az utolsó biztonsági mentés napja: \(date)."
    case .folderGone(let path): "A közös mappa nincs meg: \(path)."
    case .syncBehind(let place, let time, let waiting):
      "Az utolsó szinkronizálás (\(place)): \(time). \(DataText.waiting(waiting).hungarian)"
    case .syncTimerStopped:
      "A szinkronizálás időzítője nem fut; a daybook sync schedule újra beállítja."
    case .replacedSize(let megabytes, let folder):
      "A lecserélt adatok másolatai \(megabytes) MB-ot foglalnak itt: \(folder); a "
        + "fölöslegesek törölhetők."
    case .syncBringsBack:
      "Amit más eszközökkel megosztasz, a következő szinkronizáláskor visszatér, a későbbi "
        + "módosítások is."
    case .healthy: "Minden rendben van."
    case .repaired: "Helyreállítva:"
    case .damaged(let words): "Az adatfájl sérült: \(words)"
    case .salvaged(let changes, let entries, let kept):
      "Az adatfájl sérült volt, ezért újraépült. Megmentett módosítás: \(changes.saved)/"
        + "\(changes.known), bejegyzés: \(entries.saved)/\(entries.known). "
        + "A sérült fájl itt van: \(kept)."
    case .lost(let parts): "Elveszett: \(parts.joined(separator: "; "))."
    case .lostOn(let product, let day, let count):
      "\(product) \(day), \(HostText.changes(count).hungarian)"
    case .lostWithoutTrace(let count):
      "\(HostText.changes(count).hungarian), amelyről több nem tudható"
    case .incomplete(let parts): "Hiányos: \(parts.joined(separator: "; "))."
    case .lostPart(.registry): "a hub fiókjai, kulcsai és munkamenetei"
    case .lostPart(.meta): "amit ez az eszköz megoszt, és akivel"
    case .lostPart(.cache): "a korábban letöltöttek"
    case .contradictions(let count):
      "\(Language.hungarian.counted(count, one: "bejegyzés", many: "bejegyzés")) mást mondott, "
        + "mint az előzmények; most mindkettő benne van."
    case .askToRescue(let source): "Újrakezded innen: \(source)? Írd be, hogy igen:"
    case .yes: "igen"
    case .rescueWaits(let source):
      "Semmi sem olvasható belőle. A daybook doctor --repair --yes innen kezdi újra: \(source)."
    case .recordsDiffer(let count):
      "\(Language.hungarian.counted(count, one: "bejegyzés", many: "bejegyzés")) eltér a "
        + "változásnaplótól."
    case .textIndexDiffers: "A keresőindex eltér a bejegyzésektől."
    case .openToOthers(let path): "A gép más felhasználói is olvashatják: \(path)."
    case .leftover(let path): "Egy félbeszakadt parancs itt hagyta: \(path)."
    case .littleSpace(let megabytes): "A lemezen \(megabytes) MB maradt."
    case .clockBehind(let time): "Az óra késik: valami ekkor íródott: \(time)."
    case .profileRemoved(let name, let file):
      "\(name) profilja törölve; az összes adata itt van exportálva: \(file)."
    case .records(let count):
      "\(Language.hungarian.counted(count, one: "bejegyzés", many: "bejegyzés"))"
    case .error(.noPassphrase): "Hiányzik a jelmondat."
    case .error(.passphrasesDiffer): "A két jelmondat nem egyezik."
    case .error(.noSealing): "Ez a parancs nem tud fájlt titkosítani."
    case .error(.badTime(let text)): "„\(text)” nem időpont."
    case .error(.noProfile(let name)): "Nincs „\(name)” nevű profil."
    case .error(.profileInUse(let name)): "Éppen ez a profil van használatban: \(name)."
    case .error(.noPast): "Ehhez a parancshoz nem illik az --as-of."
    case .advice(.noPast): "Hagyd el; az akkori állapotot a daybook export --as-of írja ki."
    case .advice(.noPassphrase): "Írd be, amikor kéri, vagy add meg a szabványos bemeneten."
    case .advice(.passphrasesDiffer): "Próbáld újra."
    case .advice(.noSealing): "Hagyd el a jelmondatot, vagy használd a daybook parancsot."
    case .advice(.badTime): "Így írd: 03:00."
    case .advice(.noProfile): "A daybook profile list mutatja a profilokat."
    case .advice(.profileInUse): "Előbb válassz mást: daybook profile use."
    case .exportedFiles(let count, let folder):
      "\(Language.hungarian.counted(count, one: "fájl", many: "fájl")) került ide: \(folder)."
    case .error(.noFolder): "Hiányzik a mappa."
    case .advice(.noFolder): "Add meg az --out kapcsolóval."
    }
  }
}
