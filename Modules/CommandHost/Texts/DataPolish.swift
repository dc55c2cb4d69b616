import CoreModels
import CoreStorage

extension DataText {
  var polish: String {
    switch self {
    case .passphrase: "Hasło szyfrowania:"
    case .passphraseAgain: "Jeszcze raz to samo:"
    case .password: "Hasło:"
    case .token: "Token:"
    case .backedUp(let file): "Wszystko skopiowano do \(file)."
    case .noBackups: "Automatyczne kopie zapasowe nie są włączone."
    case .backupsScheduled: "Kopia zapasowa powstaje codziennie."
    case .backupsAt(let time, let folder): "Codziennie o \(time) kopia trafi do \(folder)."
    case .restored(let file): "Przywrócono z \(file)."
    case .replaced(let file): "To, co było tu wcześniej, jest w \(file)."
    case .synced(let sent, let received):
      "Wysłano: \(HostText.changes(sent).polish). Odebrano: \(HostText.changes(received).polish)."
    case .notWhole(let file): "Jeszcze nie jest cały, następnym razem spróbujemy znowu: \(file)"
    case .leftOut(let file, let reason): "Pominięto: \(file). \(reason)"
    case .notSealed(let count):
      "Niezaszyfrowane pliki innych urządzeń: \(count). Zaszyfrujesz je przez "
        + "daybook sync folder PATH --seal-all albo na tych urządzeniach."
    case .folderFailed(let message): "Folder: \(message)"
    case .hubFailed(let message): "Serwer: \(message)"
    case .waitingForClock(let count):
      "Niewysłane, z datą o więcej niż dzień do przodu: "
        + "\(HostText.changes(count).polish). Jeśli zegar jest już dobrze ustawiony, daybook "
        + "doctor --repair poprawi daty."
    case .datedAhead(let count):
      "Z datą o więcej niż dzień przed zegarem: \(HostText.changes(count).polish). Jeśli "
        + "zegar jest dobrze ustawiony, --repair poprawi daty."
    case .shared(let names): "Udostępnione: \(names)."
    case .sharedEveryone: "Udostępnieni są wszyscy."
    case .noSync: "Nie ustawiono ani wspólnego folderu, ani serwera."
    case .thisDevice: "to urządzenie"
    case .missingFiles(let count):
      "w drodze: \(Language.polish.counted(count, one: "plik", few: "pliki", many: "plików"))"
    case .waiting(let count): "Czeka na wysłanie: \(HostText.changes(count).polish)."
    case .timerStopped(let product): "Czasomierz przypomnień \(product) nie działa, jak powinien."
    case .syncEvery(let minutes):
      "Urządzenia synchronizują się co "
        + "\(Language.polish.counted(minutes, one: "minutę", few: "minuty", many: "minut"))."
    case .syncScheduled: "Urządzenia synchronizują się automatycznie."
    case .noSyncSchedule:
      "Automatyczna synchronizacja nie jest włączona; włączy ją daybook sync schedule --every 30."
    case .howToRescue:
      "daybook doctor --repair ocali, co da się odczytać, a jeśli nic, zaproponuje kopię."
    case .nothingToRescueFrom:
      "Nie znaleziono żadnej kopii. daybook restore PLIK zacznie od tej, którą podasz, i "
        + "odłoży plik."
    case .rescued(let source, let kept):
      "Pliku z danymi nie dało się otworzyć; nowy początek: \(source). Dawny plik jest w \(kept)."
    case .profileStays(let name, let folder):
      "Urządzenia, które mają wspólny folder \(folder), zachowują dane profilu \(name)."
    case .recordUnreadable(let record):
      "Nie można odczytać \(record), więc nigdzie się nie pokazuje."
    case .recordNewer(let record):
      "\(record) zapisała nowsza wersja Daybooka; zainstaluj ją także na tym komputerze."
    case .recordBroughtBack(let record, let time): "\(record) ma znów postać z \(time)."
    case .recordRemoved(let record):
      "\(record) nie miał czytelnej wersji, więc został usunięty; zachowuje go daybook history."
    case .onlyRead(let reason): "Wszystko można odczytać, ale nic zapisać: \(reason)"
    case .backupTimerStopped:
      "Czasomierz codziennych kopii nie działa; ustawi go znów daybook backup schedule."
    case .backupOld(let date): "Ostatnia kopia zapasowa jest z \(date)."
    case .folderGone(let path): "Nie ma wspólnego folderu \(path)."
    case .syncBehind(let place, let time, let waiting):
      "Ostatnia synchronizacja z \(place): \(time). \(DataText.waiting(waiting).polish)"
    case .syncTimerStopped:
      "Czasomierz synchronizacji nie działa; ustawi go znów daybook sync schedule."
    case .replacedSize(let megabytes, let folder):
      "Kopie zastąpionych danych zajmują \(megabytes) MB w \(folder); zbędne możesz usunąć."
    case .syncBringsBack:
      "To, co udostępniasz innym urządzeniom, wróci przy następnej synchronizacji, także "
        + "późniejsze zmiany."
    case .healthy: "Wszystko jest w porządku."
    case .repaired: "Naprawiono:"
    case .damaged(let words): "Plik z danymi jest uszkodzony: \(words)"
    case .salvaged(let changes, let entries, let kept):
      "Plik z danymi był uszkodzony i powstał na nowo. Ocalałe zmiany: \(changes.saved) z "
        + "\(changes.known), wpisy: \(entries.saved) z \(entries.known). "
        + "Uszkodzony plik jest w \(kept)."
    case .lost(let parts): "Utracono: \(parts.joined(separator: "; "))."
    case .lostOn(let product, let day, let count):
      "\(product) \(day), \(HostText.changes(count).polish)"
    case .lostWithoutTrace(let count):
      "\(HostText.changes(count).polish), o których nic więcej nie wiadomo"
    case .incomplete(let parts): "Niekompletne: \(parts.joined(separator: "; "))."
    case .lostPart(.registry): "konta, klucze i sesje serwera"
    case .lostPart(.meta): "co to urządzenie udostępnia i komu"
    case .lostPart(.cache): "co pobrano wcześniej"
    case .contradictions(let count):
      "Z historią nie zgadzało się: "
        + "\(Language.polish.counted(count, one: "wpis", few: "wpisy", many: "wpisów")). "
        + "Historia ma teraz obie wersje."
    case .askToRescue(let source): "Zacząć od nowa z \(source)? Wpisz tak:"
    case .yes: "tak"
    case .rescueWaits(let source):
      "Nie da się z niego nic odczytać. daybook doctor --repair --yes zacznie od \(source)."
    case .recordsDiffer(let count):
      "Z historią nie zgadza się: "
        + "\(Language.polish.counted(count, one: "wpis", few: "wpisy", many: "wpisów"))."
    case .textIndexDiffers: "Indeks wyszukiwania nie zgadza się z wpisami."
    case .openToOthers(let path): "Inni użytkownicy tego komputera mogą czytać \(path)."
    case .leftover(let path): "Przerwane polecenie zostawiło \(path)."
    case .littleSpace(let megabytes): "Na dysku zostało \(megabytes) MB."
    case .clockBehind(let time): "Zegar się spóźnia: coś zapisano \(time)."
    case .profileRemoved(let name, let file):
      "Profil \(name) został usunięty; eksport wszystkiego jest w \(file)."
    case .records(let count):
      "\(Language.polish.counted(count, one: "wpis", few: "wpisy", many: "wpisów"))"
    case .error(.noPassphrase): "Brakuje hasła szyfrowania."
    case .error(.passphrasesDiffer): "Hasła nie są takie same."
    case .error(.noSealing): "To polecenie nie umie szyfrować plików."
    case .error(.badTime(let text)): "„\(text)” to nie jest godzina."
    case .error(.noProfile(let name)): "Nie ma tu profilu \(name)."
    case .error(.profileInUse(let name)): "Teraz używany jest profil \(name)."
    case .error(.noPast): "--as-of nie pasuje do tego polecenia."
    case .advice(.noPast): "Pomiń to; ówczesny stan zapisze daybook export --as-of."
    case .advice(.noPassphrase): "Wpisz je, gdy o nie zapyta, albo podaj na standardowym wejściu."
    case .advice(.passphrasesDiffer): "Spróbuj jeszcze raz."
    case .advice(.noSealing): "Pomiń hasło szyfrowania albo użyj daybook."
    case .advice(.badTime): "Napisz ją jako 03:00."
    case .advice(.noProfile): "Kto tu jest, pokaże daybook profile list."
    case .advice(.profileInUse): "Najpierw wybierz kogoś innego: daybook profile use."
    case .exportedFiles(let count, let folder):
      "Do \(folder) zapisano: "
        + "\(Language.polish.counted(count, one: "plik", few: "pliki", many: "plików"))."
    case .error(.noFolder): "Brakuje folderu."
    case .advice(.noFolder): "Podaj go przez --out."
    }
  }
}
