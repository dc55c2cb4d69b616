import CoreModels

extension LessonText {
  var polish: String {
    let language = Language.polish
    return switch self {
    case .title: "Lekcja"
    case .lastUpdated(let age): "Ostatnia aktualizacja: \(age.text(in: language))"
    case .neverUpdated: "Jeszcze nie aktualizowano"
    case .refreshHint: "lesson refresh poszuka nowej"
    case .offline: "bez sieci"
    case .refreshing: "odświeżanie…"
    case .page(let page, let pages): "strona \(page) z \(pages)"
    case .added: "Zapisano wśród twoich lekcji:"
    case .alreadyThere: "Tę już masz:"
    case .marked: "Dodano do ulubionych:"
    case .unmarked: "Nie jest już ulubiona:"
    case .noFavorites: "Nie ma jeszcze ulubionych. lesson favorite oznaczy lekcję z ekranu."
    case .noHistory: "Nie ma jeszcze lekcji. lesson refresh poszuka jakiejś."
    case .noMatches(let words): "Nie ma lekcji z „\(words)”."
    case .imported(let added, let known, let skipped):
      "Dodano: \(language.counted(added, one: "lekcję", few: "lekcje", many: "lekcji")), "
        + "już znane: \(known), pominięte: \(skipped)."
    case .exported(let count, let file):
      "Do \(file) zapisano: "
        + language.counted(count, one: "lekcję", few: "lekcje", many: "lekcji") + "."
    case .source(let name): "Lekcje pochodzą z \(name)"
    case .sourceSet(let name): "Odtąd lekcje pochodzą z \(name)"
    case .drawn(let path): "Obrazek jest w \(path)."
    case .published(let version): "Opublikowano jako wersję \(version)."
    case .error(.badReply): "Odpowiedź serwera nie jest lekcją."
    case .error(.tooLate): "Serwer odpowiadał zbyt długo."
    case .error(.noSuchLesson(let id)): "Żaden identyfikator lekcji nie zaczyna się od „\(id)”."
    case .error(.ambiguousID(let id)): "Od „\(id)” zaczyna się więcej identyfikatorów."
    case .error(.emptySource(let path)): "W \(path) nie ma żadnej lekcji."
    case .error(.unknownPictureType(let path)): "\(path) to ani .svg, ani .png."
    case .advice(.badReply), .advice(.tooLate): "Spróbuj później albo wybierz inne źródło lekcji."
    case .advice(.noSuchLesson): "lesson history pokazuje identyfikatory."
    case .advice(.ambiguousID): "Podaj więcej jego znaków."
    case .advice(.emptySource): "Pisz lekcję w wierszu albo rozdziel je wierszami z %."
    case .advice(.unknownPictureType): "Zakończ nazwę na .svg albo .png."
    }
  }
}
