extension ArchiveText {
  var polish: String {
    switch self {
    case .happened(.notAnArchive): "To nie jest eksport z Daybooka."
    case .happened(.damaged): "Eksport jest uszkodzony, więc nic nie zostało przyjęte."
    case .happened(.newer(let version)):
      "Eksport zapisał nowszy Daybook (wersja \(version))."
    case .happened(.deviceTwice(let device)):
      "Dwie kopie twoich danych działały dalej jako to samo urządzenie \(device), więc nic nie "
        + "zostało przyjęte."
    case .advice(.notAnArchive): "Wybierz plik zapisany przez daybook export --format json."
    case .advice(.damaged):
      "Pobierz go jeszcze raz stamtąd, skąd pochodzi, albo wyeksportuj ponownie."
    case .advice(.newer): "Zainstaluj nowszego Daybooka także na tym komputerze."
    case .advice(.deviceTwice):
      "Wyeksportuj obie kopie i zachowaj oba pliki; daybook restore nada kopii własną nazwę."
    }
  }
}
