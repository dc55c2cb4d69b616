import CoreModels

extension SunPageWord {
  var polish: String {
    switch self {
    case .newQuote: "Nowa afirmacja"
    case .newHint: "Daje na dziś inną afirmację"
    case .settings: "Ustawienia"
    case .close: "Zamknij"
    case .affirmations: "Afirmacje"
    case .history: "Dotychczasowe dni"
    case .today: "Dziś"
    case .parts: "Części Grounding Sun"
    case .look: "Wygląd"
    case .light: "Jasny"
    case .dark: "Ciemny"
    case .byClock: "Według zegara: jasny od 06:00 do 18:00"
    case .bySun: "Według słońca w miejscu"
    case .place: "Miejsce: stopnie na północ i wschód"
    case .reminders: "Przypomnienie"
    case .remindMe: "Przypominaj codziennie"
    case .time: "Godzina"
    case .timeHint: "Kilka godzin oddzielonych przecinkami, np. 09:00, 20:30."
    case .remindHint:
      "Przychodzi na urządzenie z zainstalowanymi przypomnieniami Daybooka albo do "
        + "przeglądarki z włączonymi powiadomieniami."
    case .source: "Źródło"
    case .bundled: "Te z Grounding Sun"
    case .server: "Serwer z afirmacjami"
    case .address: "Jego adres, zaczyna się od https"
    case .keptSource: "Zostaw obecne"
    case .language: "Język"
    case .save: "Zapisz"
    case .write: "Napisz własną"
    case .add: "Zapisz"
    case .edit: "Zmień tekst"
    case .remove: "Nie pokazuj więcej"
    case .bringBack: "Przywróć"
    case .removed: "Już się nie pojawiają"
    case .own: "własna"
    case .noneListed: "Nie ma afirmacji. Napisz pierwszą własnymi słowami."
    case .noHistory: "Nie ma jeszcze dni. Dzisiejszy będzie pierwszy."
    case .older: "Starsze"
    case .newer: "Nowsze"
    case .picture: "Obrazek"
    case .share: "Udostępnij"
    }
  }
}
