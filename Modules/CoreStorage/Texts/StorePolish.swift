extension StoreText {
  var polish: String {
    switch self {
    case .happened(let error): StoreText.happenedInPolish(error)
    case .advice(let error): StoreText.adviceInPolish(error)
    }
  }

  private static func happenedInPolish(_ error: StoreError) -> String {
    switch error {
    case .locked: "Inne polecenie jeszcze zapisuje w twojej bazie danych."
    case .inUse: "Z pliku twojej bazy danych nie da się nic odczytać, a inny proces ma go otwarty."
    case .notAFile(let path): "\(path) nie jest plikiem, więc nic nie zapisano."
    case .ownFile(let path): "\(path) należy do twojej bazy danych, więc nic nie nadpisano."
    case .full: "Dysk jest pełny, więc nic nie zapisano."
    case .readOnly: "W twojej bazie danych nie można zapisywać, więc nic się nie zmieniło."
    case .corrupt: "Plik twojej bazy danych jest uszkodzony."
    case .notADatabase: "W miejscu twojej bazy danych jest inny plik."
    case .foreignDatabase: "Plik w miejscu twojej bazy danych należy do innego programu."
    case .newerVersion(let found, let supported):
      "Twoją bazę danych zapisała nowsza wersja Daybooka (baza ma wersję \(found), ta "
        + "zna \(supported))."
    case .cannotOpen: "Nie można otworzyć pliku twojej bazy danych."
    case .noSharedAccess:
      "Dysk nie pozwala, by kilka poleceń naraz korzystało z twojej bazy danych."
    case .inputOutput: "Dysk zgłosił błąd, więc nic nie zapisano."
    case .unreadableRecord(let kind, let id, isNewer: false):
      "Nie można odczytać wpisu \(kind) \(id)."
    case .unreadableRecord(let kind, let id, isNewer: true), .newerRecord(let kind, let id):
      "Wpis \(kind) \(id) zapisała nowsza wersja Daybooka."
    case .recordTooLarge(let kind, let id):
      "Wpis \(kind) \(id) jest większy, niż może być (8 MB), więc nic nie zapisano."
    case .changedSince(let kind, let id):
      "Wpis \(kind) \(id) od tamtej pory znów się zmienił, więc pozostaje taki, jaki jest."
    case .nothingToUndo: "Nie ma czego cofnąć."
    case .writtenSince: "To już nie jest ostatnia zmiana, więc nic nie cofnięto."
    case .pastIsReadOnly: "Przeszłość można obejrzeć, ale nie zmienić."
    case .malformedChange: "Jedna ze zmian jest nieprawidłowa, więc nic nie zapisano."
    case .needsFile: "To działa tylko z bazą danych w pliku, a twoja jest na serwerze."
    case .unavailable: "Serwer bazy danych jest nieosiągalny, więc nic nie zapisano."
    case .refused: "Serwer bazy danych nie wpuścił Daybooka."
    case .outcomeUnknown: "Serwer bazy danych przestał odpowiadać podczas zapisu."
    case .clockExhausted: "Zegar wskazuje rok późniejszy niż 2999, więc nic nie zapisano."
    case .cannotCreateHome(let path): "Nie można utworzyć folderu \(path)."
    case .cannotWriteHome(let path): "W folderze \(path) nie można zapisywać."
    case .noHome: "Daybook nie wie, gdzie mają być twoje dane."
    case .secret(let name): "Nie można zapisać lub odczytać tajnej wartości \(name)."
    case .secretFile(let path, let variable):
      "Nie można odczytać pliku \(path), który wskazuje \(variable)."
    case .badSetting(let name): "Ta wartość nie pasuje do ustawienia \(name)."
    }
  }

  private static func adviceInPolish(_ error: StoreError) -> String {
    switch error {
    case .locked: "Poczekaj chwilę i spróbuj ponownie."
    case .inUse: "Zatrzymaj serwer i inne polecenia, a potem spróbuj ponownie."
    case .notAFile: "Podaj plik do zapisu."
    case .ownFile: "Wybierz inne miejsce."
    case .full: "Zwolnij trochę miejsca i spróbuj ponownie."
    case .readOnly, .cannotOpen: "Sprawdź uprawnienia folderu albo wybierz inny za pomocą --home."
    case .corrupt: "daybook doctor --repair odłoży plik i uratuje, co się da."
    case .notADatabase:
      "daybook doctor --repair odłoży plik i zacznie od nowa; --home wybiera inny folder."
    case .foreignDatabase:
      "Przenieś plik gdzie indziej albo wybierz inny folder za pomocą --home."
    case .newerVersion, .newerRecord, .unreadableRecord(_, _, isNewer: true):
      "Zainstaluj nowszą wersję Daybooka także na tym komputerze."
    case .noSharedAccess: "Wybierz za pomocą --home folder na dysku lokalnym."
    case .inputOutput: "Zanim pójdziesz dalej, sprawdź dysk."
    case .unreadableRecord(_, _, isNewer: false):
      "daybook doctor --repair przywraca jego ostatnią czytelną wersję."
    case .recordTooLarge: "Skróć jego tekst albo go podziel."
    case .changedSince: "Zajrzyj do jego historii i zmień go ręcznie."
    case .nothingToUndo: "Cofnąć można to, co zapisano na tym urządzeniu."
    case .writtenSince: "W historii widać, co zapisano ostatnio."
    case .pastIsReadOnly: "Aby zmienić stan dzisiejszy, pomiń moment z przeszłości."
    case .malformedChange: "Pobierz ją ponownie stamtąd, skąd pochodzi."
    case .needsFile: "Użyj do tego narzędzi bazy danych."
    case .unavailable: "Odczekaj chwilę i spróbuj ponownie."
    case .refused: "Sprawdź adres, nazwę i hasło bazy danych."
    case .outcomeUnknown: "Zanim spróbujesz ponownie, sprawdź, czy zapis się zachował."
    case .clockExhausted: "Sprawdź datę na komputerze i zmienną DAYBOOK_NOW."
    case .cannotCreateHome: "Wybierz inny folder za pomocą --home lub DAYBOOK_HOME."
    case .cannotWriteHome:
      "Sprawdź właściciela i uprawnienia albo wybierz inny za pomocą --home lub DAYBOOK_HOME."
    case .noHome: "Wskaż folder za pomocą --home lub DAYBOOK_HOME."
    case .secret: "Sprawdź uprawnienia folderu secrets w folderze Daybooka."
    case .secretFile: "Sprawdź, czy tam jest i czy Daybook może go czytać."
    case .badSetting: "Jakie wartości pasują, powie daybook settings --help."
    }
  }
}
