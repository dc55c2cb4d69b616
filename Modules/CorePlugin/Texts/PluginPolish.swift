import CoreModels

extension PluginText {
  var polish: String {
    switch self {
    case .file(.missing(let path)): "Nie ma pliku \(path)."
    case .file(.unreadable(let path)): "Nie można odczytać pliku \(path)."
    case .file(.tooLarge(let path, let limit)): "Plik \(path) jest większy niż \(limit / 1024) KiB."
    case .file(.notText("-")): "To, co przyszło ze standardowego wejścia, nie jest tekstem w UTF-8."
    case .file(.isFolder(let path)): "\(path) to folder."
    case .file(.notText(let path)): "Plik \(path) nie jest tekstem w UTF-8."
    case .file(.cannotWrite(let path)): "Nie można zapisać pliku \(path)."
    case .file(.diskFull(let path)): "Dysk jest pełny, więc pliku \(path) nie zapisano."
    case .file(.unknownPictureType(let path)): "\(path) to ani .svg, ani .png."
    case .file(.noPictures): "Obrazki PNG wymagają programu rsvg-convert, a ten nie zadziałał."
    case .fileAdvice(.missing): "Sprawdź pisownię jego nazwy."
    case .fileAdvice(.unreadable): "Sprawdź jego uprawnienia."
    case .fileAdvice(.tooLarge): "Wybierz mniejszy plik."
    case .fileAdvice(.isFolder): "Podaj plik."
    case .fileAdvice(.notText): "Zapisz go w UTF-8 i spróbuj ponownie."
    case .fileAdvice(.cannotWrite): "Sprawdź uprawnienia jego folderu."
    case .fileAdvice(.diskFull): "Zwolnij trochę miejsca i spróbuj ponownie."
    case .fileAdvice(.unknownPictureType): "Nazwa powinna kończyć się na .svg albo .png."
    case .fileAdvice(.noPictures):
      "Zainstaluj librsvg (apt install librsvg2-bin, brew install librsvg) albo wybierz .svg."
    case .option(.badDay(let text)): "„\(text)” to nie dzień."
    case .option(.impossibleDay(let text)): "Dnia „\(text)” nie ma w kalendarzu."
    case .option(.ambiguousDay(let text, let one, let other)):
      """
      „\(text)” to albo \(one.longText(in: .polish)), \
      albo \(other.longText(in: .polish)).
      """
    case .option(.unknownLanguage(let code)): "Daybook nie zna jeszcze języka „\(code)”."
    case .option(.badProfile(let name)): "„\(name)” nie może być nazwą profilu."
    case .option(.badNumber(let option, let allowed)):
      "--\(option) przyjmuje liczbę od \(allowed.lowerBound) do \(allowed.upperBound)."
    case .optionAdvice(.badDay), .optionAdvice(.impossibleDay), .optionAdvice(.ambiguousDay):
      "Zapisz go jako rok-miesiąc-dzień, na przykład 2026-11-21."
    case .optionAdvice(.unknownLanguage): "Wybierz jeden z języków: \(PluginText.languages)."
    case .optionAdvice(.badProfile): "Użyj najwyżej 50 liter, cyfr, łączników lub podkreśleń."
    case .optionAdvice(.badNumber): "Jeśli pominiesz tę opcję, obowiązuje zwykła wartość."
    case .editor(.cannotStart): "Nie udało się uruchomić edytora tekstu."
    case .editor(.failed(let status, nil)): "Edytor zakończył się błędem \(status)."
    case .editor(.failed(let status, let path?)):
      "Edytor zakończył się błędem \(status). Twój tekst jest w pliku \(path)."
    case .editor(.draft(let path)): "Nie można użyć szkicu \(path)."
    case .editor(.notKept(let reason, let path)):
      "\(reason.failure(in: .polish).message) Twój tekst jest w pliku \(path)."
    case .editorAdvice(.cannotStart):
      "Ustaw EDITOR na nazwę swojego edytora, na przykład nano."
    case .editorAdvice(.failed): "Sprawdź edytor i spróbuj ponownie."
    case .editorAdvice(.draft): "Sprawdź uprawnienia i wolne miejsce jego folderu."
    case .editorAdvice(.notKept): "Usuń przyczynę, a potem wprowadź tekst szkicu ponownie."
    case .unreadableForm: "Czegoś w tym formularzu nie udało się odczytać."
    case .unreadableFormAdvice:
      "Wróć, sprawdź wpisane dane i wyślij je ponownie."
    case .unexpected: "Stało się coś nieoczekiwanego."
    case .keysOfWatching: "r odświeża, q zamyka."
    case .keyOfClosing: "q zamyka."
    case .unexpectedAdvice: "Spróbuj ponownie z --verbose, aby zobaczyć, co to było."
    case .brokenCard(let reason): "Nie można pokazać tej karty: \(reason)"
    }
  }
}
