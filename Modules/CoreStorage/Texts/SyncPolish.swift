extension SyncText {
  var polish: String {
    switch self {
    case .happened(.noFolder(let path)): "Folderu \(path) tu nie ma."
    case .happened(.unusableFolder(let path)): "Folderu \(path) nie można użyć."
    case .happened(.notSetUp):
      "Nie wybrano folderu ani serwera dla twoich urządzeń."
    case .happened(.busy):
      "Inne polecenie właśnie synchronizuje twoje urządzenia."
    case .happened(.damaged):
      "Dane są niekompletne."
    case .happened(.newer):
      "Zapisała to nowsza wersja Daybooka."
    case .happened(.passphrase):
      "Wspólne dane twoich urządzeń są zaszyfrowane innym hasłem."
    case .advice(.noFolder):
      "Podłącz dysk albo uruchom usługę, do której należy."
    case .advice(.unusableFolder):
      "Sprawdź jego uprawnienia i miejsce na dysku."
    case .advice(.notSetUp):
      "Wybierz: daybook sync folder PATH albo daybook sync hub URL."
    case .advice(.busy):
      "Poczekaj chwilę i spróbuj jeszcze raz."
    case .advice(.damaged):
      "Mogą być jeszcze w drodze; następnym razem spróbujemy znowu."
    case .advice(.newer):
      "Zainstaluj nowszą wersję Daybooka także na tym urządzeniu."
    case .advice(.passphrase):
      "Podaj je poleceniem daybook sync passphrase, a dla serwera daybook sync hub URL "
        + "--passphrase."
    case .happened(.clockAhead):
      "Jedna ze zmian ma datę o więcej niż dzień w przyszłości."
    case .happened(.notLoggedIn):
      "Serwer nie wpuszcza tego urządzenia."
    case .happened(.otherSealing):
      "Serwer przechowuje twoje dane zaszyfrowane albo otwarte, a to urządzenie wysyła "
        + "je odwrotnie."
    case .advice(.clockAhead):
      "Ustaw zegar tego urządzenia i spróbuj ponownie."
    case .advice(.notLoggedIn):
      "Zaloguj się ponownie: daybook sync hub URL."
    case .advice(.otherSealing):
      "Użyj --passphrase na wszystkich urządzeniach albo na żadnym. To, co ma serwer, "
        + "zaszyfruje daybook sync hub URL --seal-all."
    case .happened(.unlistableFolder(let path)):
      "Folder \(path) nie pokazuje, co w nim jest."
    case .happened(.outOfRange):
      "Jedna ze zmian ma datę lub numer, jakich żadne urządzenie nie zapisuje."
    case .advice(.unlistableFolder):
      "Sprawdź jego uprawnienia i czy usługa, do której należy, już go wczytała."
    case .advice(.outOfRange):
      "Na urządzeniu, z którego pochodzi, uruchom daybook doctor --repair."
    }
  }
}
