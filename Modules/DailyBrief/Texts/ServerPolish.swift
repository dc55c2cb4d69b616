import CoreModels
import CoreNet
import CoreTerminal

extension ServerText {
  var polish: String {
    let language = Language.polish
    return switch self {
    case .error(.invalidURL(let error)), .error(.network(let error)):
      error.failure(in: .polish).message
    case .advice(.invalidURL(let error)), .advice(.network(let error)):
      error.failure(in: .polish).hint
    case .error(.invalidResponse(let status)):
      "Tak serwer DailyBrief nie odpowiada\(Self.number(status))."
    case .error(.decoding(let path)): "Odpowiedź serwera jest niezrozumiała w \(path.terminalSafe)."
    case .error(.unauthorized(.password)): "Nieprawidłowy e-mail lub hasło."
    case .error(.unauthorized(.apiKey)): "Serwer nie przyjął klucza API."
    case .error(.unauthorized(.token)): "Zaloguj się ponownie."
    case .error(.message(let text, _, _)):
      ServerRefusal(rawValue: text)?.polish ?? "Serwer mówi: \(text.said)"
    case .error(.unreadableDate(let date, of: let name)):
      "Daty wydarzenia „\(name.oneLine)” nie da się odczytać: \(date.oneLine)."
    case .advice(.unreadableDate):
      "Usuwa je daily-brief events remove; nic innego nie da się z nim zrobić."
    case .onlyRemovable: "daty nie da się odczytać; wydarzenie można tylko usunąć"
    case .error(.rateLimited(isLogIn: true, _)): "Zbyt wiele prób. Spróbuj później."
    case .error(.rateLimited(isLogIn: false, _)): "Serwer prosi, żeby zwolnić."
    case .advice(.invalidResponse), .advice(.decoding):
      "Sprawdź adres serwera albo spróbuj później."
    case .advice(.unauthorized(.password)):
      "Sprawdź jedno i drugie; konto zakłada daily-brief register."
    case .advice(.unauthorized(.apiKey)): "Podaj klucz przez --api-key albo w DAILY_BRIEF_API_KEY."
    case .advice(.unauthorized(.token)): "daily-brief login zapyta o hasło."
    case .advice(.message(ServerRefusal.emailTaken.rawValue, _, _)):
      "Zaloguje cię z nim daily-brief login."
    case .advice(.message(_, status: 500..., _)): "Serwer ma własne kłopoty; spróbuj później."
    case .advice(.message(_, _, isLogIn: true)):
      "Sprawdź adres serwera albo zapytaj tego, kto go prowadzi."
    case .advice(.message): "daily-brief whoami pokazuje, kto i gdzie jest zalogowany."
    case .advice(.rateLimited(_, let seconds?)):
      "Spróbuj ponownie za "
        + language.counted(Self.minutes(seconds), one: "minutę", few: "minuty", many: "minut")
        + "."
    case .advice(.rateLimited(isLogIn: true, nil)):
      "Limit serwera dotyczy godziny; tutaj nic się nie zmieniło."
    case .advice(.rateLimited(isLogIn: false, nil)):
      "Limit serwera dotyczy godziny; to, co zapisane, zostaje na ekranie."
    }
  }
}

extension ServerRefusal {
  fileprivate var polish: String {
    switch self {
    case .emailTaken: "Konto z tym e-mailem już istnieje."
    case .notAllowed: "Serwer na to nie pozwala."
    case .trouble: "Na serwerze wystąpił błąd."
    case .noSuchPage: "Serwer nie zna takiego żądania."
    case .noSuchUser: "Serwer nie zna tego konta."
    case .noWeather: "Na serwerze nie ustawiono miejsca dla pogody."
    case .badPlace: "Serwer nie znalazł tego miejsca."
    case .noSuchEvent: "Serwer nie ma tego wydarzenia."
    case .duplicateEvent: "Serwer ma już to wydarzenie."
    }
  }
}
