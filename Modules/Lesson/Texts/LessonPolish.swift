import CoreModels

extension LessonText {
  var polish: String {
    let language = Language.polish
    return switch self {
    case .title: "Lekcja"
    case .lastUpdated(let age): "Ostatnia aktualizacja: \(age.text(in: language))"
    case .neverUpdated: "Jeszcze nie aktualizowano"
    case .refreshHint: "lesson refresh poszuka nowej"
    case .offline: "brak sieci"
    case .notRefreshed: "nie odświeżono"
    case .refreshing: "odświeżanie…"
    case .page(let page, let pages): "strona \(page) z \(pages)"
    case .added: "Dodano do twoich lekcji:"
    case .alreadyThere: "Tę już masz:"
    case .marked: "Dodano do ulubionych:"
    case .unmarked: "Nie ma jej już w ulubionych:"
    case .noFavorites: "Nie masz jeszcze ulubionych. lesson favorite doda wyświetlaną lekcję."
    case .noHistory: "Nie ma jeszcze lekcji. lesson refresh poszuka jakiejś."
    case .noMatches(let words): "Żadna lekcja nie zawiera „\(words)”."
    case .imported(let added, let known, let skipped):
      "Dodano: \(language.counted(added, one: "lekcję", few: "lekcje", many: "lekcji")), "
        + "już znane: \(known), pominięte: \(skipped)."
    case .exported(let count, let file):
      "Do pliku \(file) zapisano: "
        + language.counted(count, one: "lekcję", few: "lekcje", many: "lekcji") + "."
    case .source(let name): "Źródło lekcji: \(name)"
    case .sourceSet(let name): "Nowe źródło lekcji: \(name)"
    case .drawn(let path): "Obrazek jest w pliku \(path)."
    case .published(let version): "Opublikowano jako wersję \(version)."
    case .error(.badReply): "Odpowiedź serwera nie jest lekcją."
    case .error(.tooLate): "Serwer zbyt długo nie odpowiadał."
    case .error(.noSuchLesson(let id)): "Żaden identyfikator lekcji nie zaczyna się od „\(id)”."
    case .error(.ambiguousID(let id)): "Od „\(id)” zaczyna się kilka identyfikatorów."
    case .error(.emptySource(let path)): "W pliku \(path) nie ma żadnej lekcji."
    case .advice(.badReply), .advice(.tooLate): "Spróbuj później albo wybierz inne źródło lekcji."
    case .advice(.noSuchLesson): "lesson history pokazuje identyfikatory."
    case .advice(.ambiguousID): "Podaj więcej znaków identyfikatora."
    case .advice(.emptySource):
      "Zapisz każdą lekcję w osobnym wierszu albo rozdziel je wierszami z %."
    }
  }
}
