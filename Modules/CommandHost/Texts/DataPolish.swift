import CoreModels

extension DataText {
  var polish: String {
    switch self {
    case .passphrase: "Hasło:"
    case .passphraseAgain: "Jeszcze raz to samo:"
    case .password: "Hasło:"
    case .token: "Token:"
    case .backedUp(let file): "Wszystko skopiowano do \(file)."
    case .noBackups: "Kopie nie robią się same."
    case .backupsScheduled: "Kopia robi się codziennie."
    case .backupsAt(let time, let folder): "Codziennie o \(time) kopia trafi do \(folder)."
    case .restored(let file): "Przywrócono z \(file)."
    case .replaced(let file): "To, co było tu wcześniej, jest w \(file)."
    case .synced(let sent, let received):
      "Wysłano: \(HostText.changes(sent).polish). Odebrano: \(HostText.changes(received).polish)."
    case .notWhole(let file): "Jeszcze nie jest cały, następnym razem spróbujemy znowu: \(file)"
    case .noSync: "Nie jest współdzielony ani folder, ani hub."
    case .thisDevice: "to urządzenie"
    case .missingFiles(let count):
      "w drodze: \(Language.polish.counted(count, one: "plik", few: "pliki", many: "plików"))"
    case .waiting(let count): "Czeka na wysłanie: \(HostText.changes(count).polish)."
    case .timerStopped(let product): "Zegar przypomnień \(product) nie działa, jak powinien."
    case .syncEvery(let minutes):
      "Urządzenia uzgadniają się co "
        + "\(Language.polish.counted(minutes, one: "minutę", few: "minuty", many: "minut"))."
    case .syncScheduled: "Urządzenia uzgadniają się same."
    case .noSyncSchedule: "Samo nic się nie uzgadnia; włączy to daybook sync schedule --every 30."
    case .howToRescue: "daybook doctor --repair odłoży plik i zacznie od najnowszej kopii."
    case .nothingToRescueFrom:
      "Nie znaleziono żadnej kopii. daybook restore PLIK zacznie od tej, którą podasz, i "
        + "odłoży plik."
    case .rescued(let source, let kept):
      "Pliku z danymi nie dało się otworzyć; nowy początek: \(source). Dawny plik jest w \(kept)."
    case .profileStays(let name, let folder):
      "Urządzenia, które mają wspólny folder \(folder), zachowują dane profilu \(name)."
    case .healthy: "Wszystko jest w porządku."
    case .repaired: "Naprawiono:"
    case .damaged(let words): "Plik z danymi jest uszkodzony: \(words)"
    case .salvaged(let count, let kept):
      "Plik z danymi był uszkodzony i powstał na nowo (ocalało: "
        + "\(HostText.changes(count).polish)); uszkodzony plik jest w \(kept)."
    case .recordsDiffer(let count):
      "Z historią nie zgadza się: "
        + "\(Language.polish.counted(count, one: "zapis", few: "zapisy", many: "zapisów"))."
    case .textIndexDiffers: "Indeks wyszukiwania nie zgadza się z zapisami."
    case .openToOthers(let path): "Inni użytkownicy tego komputera mogą czytać \(path)."
    case .leftover(let path): "Przerwane polecenie zostawiło \(path)."
    case .littleSpace(let megabytes): "Na dysku zostało \(megabytes) MB."
    case .clockBehind(let time): "Zegar się spóźnia: coś zapisano \(time)."
    case .profileRemoved(let name, let file):
      "Profil \(name) został usunięty; eksport wszystkiego jest w \(file)."
    case .records(let count):
      "\(Language.polish.counted(count, one: "zapis", few: "zapisy", many: "zapisów"))"
    case .error(.noPassphrase): "Brakuje hasła."
    case .error(.passphrasesDiffer): "Hasła nie są takie same."
    case .error(.noSealing): "To polecenie nie umie pieczętować plików."
    case .error(.badTime(let text)): "„\(text)” to nie jest godzina."
    case .error(.noProfile(let name)): "Nie ma tu nikogo o nazwie \(name)."
    case .error(.profileInUse(let name)): "Polecenia są teraz dla profilu \(name)."
    case .advice(.noPassphrase): "Wpisz je, gdy o nie zapyta, albo podaj na standardowym wejściu."
    case .advice(.passphrasesDiffer): "Spróbuj jeszcze raz."
    case .advice(.noSealing): "Pomiń hasło albo użyj daybook."
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
