extension BackupText {
  var polish: String {
    switch self {
    case .happened(.notABackup):
      "To nie jest kopia zapasowa Daybooka."
    case .happened(.damaged):
      "Kopia jest uszkodzona, więc wszystko zostaje, jak było."
    case .happened(.needsPassphrase):
      "Kopia jest zabezpieczona hasłem."
    case .happened(.wrongPassphrase):
      "To hasło nie otwiera kopii albo plik się zmienił."
    case .advice(.notABackup):
      "Wybierz plik zapisany przez daybook backup."
    case .advice(.damaged):
      "Spróbuj wcześniejszej kopii albo innego egzemplarza tej."
    case .advice(.needsPassphrase):
      "Podaj je na standardowym wejściu albo wpisz, gdy o nie zapyta."
    case .advice(.wrongPassphrase):
      "Spróbuj jeszcze raz; bez hasła nikt nie otworzy pliku."
    case .happened(.noFolder(let path)): "Folderu \(path) tu nie ma."
    case .advice(.noFolder): "Podłącz dysk, na którym jest, albo go utwórz."
    case .happened(.sealedForKey):
      "Plik jest zaszyfrowany dla klucza, a nie hasłem."
    case .advice(.sealedForKey):
      "Najpierw odszyfruj go poleceniem age -d -i KEY i przywróć wynik."
    }
  }
}
