extension ArchiveText {
  var polish: String {
    switch self {
    case .happened(.notAnArchive): "To nie jest eksport z Daybooka."
    case .happened(.damaged): "Eksport jest uszkodzony, więc nic nie zaimportowano."
    case .happened(.newer(let version)):
      "Eksport zapisała nowsza wersja Daybooka (\(version))."
    case .happened(.unreadable(let place)):
      "Nie można odczytać pozycji \(place), więc nic nie zaimportowano."
    case .happened(.tooLarge(let place?)):
      "Pozycja \(place) jest większa, niż może być wpis (8 MB), więc nic nie zaimportowano."
    case .happened(.tooLarge(nil)):
      "Zawiera tekst większy, niż może być wpis (8 MB), więc nic nie zaimportowano."
    case .happened(.deviceTwice(let device)):
      "Dwie kopie twoich danych działały dalej jako to samo urządzenie \(device), więc nic nie "
        + "zaimportowano."
    case .advice(.notAnArchive): "Wybierz plik zapisany przez daybook export --format json."
    case .advice(.damaged):
      "Pobierz go jeszcze raz stamtąd, skąd pochodzi, albo wyeksportuj ponownie."
    case .advice(.newer): "Zainstaluj nowszą wersję Daybooka także na tym komputerze."
    case .advice(.unreadable):
      "Tam, skąd pochodzi, naprawi ją daybook doctor --repair; potem wyeksportuj jeszcze raz."
    case .advice(.tooLarge): "Skróć tekst tam, skąd pochodzi, a potem wyeksportuj jeszcze raz."
    case .advice(.deviceTwice):
      "Wyeksportuj obie kopie i zachowaj oba pliki; daybook restore nada kopii własną nazwę."
    case .happened(.outOfRange):
      "Jedna ze zmian w eksporcie ma datę lub numer, jakich żadne urządzenie nie "
        + "zapisuje, więc nic nie zaimportowano."
    case .advice(.outOfRange):
      "Tam, skąd pochodzi eksport, uruchom daybook doctor --repair i wyeksportuj "
        + "ponownie."
    }
  }
}
