import CoreModels

extension GroundingSunText {
  var polish: String {
    switch self {
    case .title: "Grounding Sun"
    case .newHint: "grounding-sun new wybierze inną"
    case .refreshing: "szukanie nowych…"
    case .offline: "brak sieci"
    case .notRefreshed: "nie odświeżono"
    case .added: "Zapisano wśród własnych afirmacji:"
    case .alreadyThere: "Ta już jest na liście:"
    case .edited: "Od dziś brzmi:"
    case .removed: "Już się nie pojawi. Dni, które ją miały, ją zachowają:"
    case .broughtBack: "Znowu będzie się pojawiać:"
    case .noHistory: "Nie ma jeszcze żadnych dni. Pierwszy pokaże grounding-sun."
    case .noneUpcoming: "W ciągu najbliższych 14 dni nie ma przypomnień."
    case .noneListed: "Nie ma żadnych afirmacji. Nową zapisze grounding-sun add."
    case .noneRemoved: "Żadna nie jest usunięta."
    case .source(.bundled): "Afirmacje pochodzą z Grounding Sun"
    case .source(let source): "Źródło afirmacji: \(source.name)"
    case .sourceSet(.bundled): "Od teraz afirmacje pochodzą z Grounding Sun"
    case .sourceSet(let source): "Nowe źródło afirmacji: \(source.name)"
    case .sourceWaits: "Dopóki nie odpowie, posłużą zapisane wcześniej albo te z Grounding Sun."
    case .themeManual(.light): "Jasny wygląd, dopóki nie wybierzesz inaczej."
    case .themeManual(.dark): "Ciemny wygląd, dopóki nie wybierzesz inaczej."
    case .themeClock(.light): "Automatycznie: jasny wygląd od 06:00 do 18:00, teraz jasny."
    case .themeClock(.dark): "Automatycznie: jasny wygląd od 06:00 do 18:00, teraz ciemny."
    case .themeSun(.light, let place):
      "Automatycznie, według słońca w miejscu \(place): teraz jasny wygląd."
    case .themeSun(.dark, let place):
      "Automatycznie, według słońca w miejscu \(place): teraz ciemny wygląd."
    case .sunTimes(let rise, let set): "Wschód słońca \(rise), zachód \(set)."
    case .polarDay: "Dziś słońce tam nie zachodzi."
    case .polarNight: "Dziś słońce tam nie wschodzi."
    case .error(.badReply): "Odpowiedź serwera nie jest listą afirmacji."
    case .error(.tooLate): "Serwer odpowiadał zbyt długo."
    case .error(.badFile(let path)): "\(path) nie jest listą afirmacji."
    case .error(.emptySource(let path)): "W pliku \(path) nie ma żadnej afirmacji."
    case .error(.noSuchAffirmation(let id)):
      "Identyfikator żadnej afirmacji nie zaczyna się od „\(id)”."
    case .error(.ambiguousID(let id)): "Od „\(id)” zaczyna się więcej niż jeden identyfikator."
    case .error(.nothingElse): "Dziś były już wszystkie afirmacje."
    case .error(.badPlace(let text)): "„\(text)” nie jest miejscem."
    case .error(.noPlace): "Wygląd według słońca działa tylko dla znanego miejsca."
    case .error(.placeWithoutSun): "--sun należy do theme auto, a --place do --sun."
    case .advice(.badReply), .advice(.tooLate): "Spróbuj później albo wybierz inne źródło."
    case .advice(.badFile):
      "Zapisz po jednej afirmacji w wierszu albo JSON w postaci [{\"id\":\"a1\",\"text\":\"…\"}]."
    case .advice(.emptySource): "Zapisz po jednej afirmacji w wierszu."
    case .advice(.noSuchAffirmation): "Identyfikatory pokaże grounding-sun list."
    case .advice(.ambiguousID): "Podaj więcej znaków identyfikatora."
    case .advice(.nothingElse): "Kolejną zapisze grounding-sun add."
    case .advice(.badPlace): "Podaj stopnie na północ i na wschód, na przykład 48.15,17.11."
    case .advice(.noPlace):
      "Wystarczy podać je raz: grounding-sun theme auto --sun --place 48.15,17.11"
    case .advice(.placeWithoutSun):
      "Na przykład: grounding-sun theme auto --sun --place 48.15,17.11"
    }
  }
}
