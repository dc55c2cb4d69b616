extension SyncText {
  var polish: String {
    switch self {
    case .happened(.noFolder(let path)): "Folderu \(path) tu nie ma."
    case .happened(.unusableFolder(let path)): "Folderu \(path) nie można użyć."
    case .happened(.notSetUp):
      "Nie wybrano folderu dla twoich urządzeń."
    case .happened(.busy):
      "Inne polecenie właśnie uzgadnia twoje urządzenia."
    case .happened(.damaged):
      "Jeden z plików w folderze nie jest cały."
    case .happened(.newer):
      "Jeden z plików w folderze zapisał nowszy Daybook."
    case .happened(.passphrase):
      "Folder jest zabezpieczony hasłem, a to nie jest to hasło."
    case .advice(.noFolder):
      "Podłącz dysk albo uruchom usługę, do której należy."
    case .advice(.unusableFolder):
      "Sprawdź jego uprawnienia i miejsce na dysku."
    case .advice(.notSetUp):
      "Wybierz go: daybook sync folder PATH."
    case .advice(.busy):
      "Poczekaj chwilę i spróbuj jeszcze raz."
    case .advice(.damaged):
      "Może być jeszcze w drodze; następnym razem spróbujemy znowu."
    case .advice(.newer):
      "Zainstaluj nowszego Daybooka także na tym urządzeniu."
    case .advice(.passphrase):
      "Wybierz folder jeszcze raz: daybook sync folder PATH --passphrase."
    case .happened(.clockAhead):
      "Jedna ze zmian ma datę o więcej niż dzień w przyszłości."
    case .happened(.notLoggedIn):
      "Hub nie wpuszcza tego urządzenia."
    case .happened(.otherSealing):
      "To, co masz w hubie, jest na jednym urządzeniu zapieczętowane, a na innym nie."
    case .advice(.clockAhead):
      "Ustaw zegar tego urządzenia i spróbuj ponownie."
    case .advice(.notLoggedIn):
      "Zaloguj się ponownie: daybook sync hub URL."
    case .advice(.otherSealing):
      "Użyj --passphrase na wszystkich urządzeniach albo na żadnym."
    }
  }
}
