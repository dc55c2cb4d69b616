import CoreModels
import CoreNet
import CoreTerminal

extension ServerText {
  var hungarian: String {
    switch self {
    case .error(.invalidURL(let error)), .error(.network(let error)):
      error.failure(in: .hungarian).message
    case .advice(.invalidURL(let error)), .advice(.network(let error)):
      error.failure(in: .hungarian).hint
    case .error(.invalidResponse(let status)):
      "Egy DailyBrief-kiszolgáló nem így válaszol\(Self.number(status))."
    case .error(.decoding(let path)): "A kiszolgáló válasza itt érthetetlen: \(path.terminalSafe)."
    case .error(.unauthorized(.password)): "Hibás e-mail-cím vagy jelszó."
    case .error(.unauthorized(.apiKey)): "A kiszolgáló nem fogadja el az API-kulcsot."
    case .error(.unauthorized(.token)): "Jelentkezz be újra."
    case .error(.message(let text, _, _)):
      ServerRefusal(rawValue: text)?.hungarian ?? "A kiszolgáló üzenete: \(text.said)"
    case .error(.unreadableDate(let date, of: let name)):
      "„\(name.oneLine)” dátuma olvashatatlan: \(date.oneLine)."
    case .advice(.unreadableDate):
      "A daily-brief events remove eltávolítja; mást nem lehet vele tenni."
    case .onlyRemovable: "a dátuma olvashatatlan; csak eltávolítani lehet"
    case .error(.rateLimited(isLogIn: true, _)): "Túl sok próbálkozás. Próbáld meg később."
    case .error(.rateLimited(isLogIn: false, _)): "A kiszolgáló türelmet kér."
    case .advice(.invalidResponse), .advice(.decoding):
      "Ellenőrizd a kiszolgáló címét, vagy próbáld meg később."
    case .advice(.unauthorized(.password)):
      "Ellenőrizd mindkettőt; fiókot a daily-brief register nyit."
    case .advice(.unauthorized(.apiKey)): "Add meg a kulcsot: --api-key vagy DAILY_BRIEF_API_KEY."
    case .advice(.unauthorized(.token)): "A daily-brief login kéri a jelszavadat."
    case .advice(.message(ServerRefusal.emailTaken.rawValue, _, _)):
      "A daily-brief login bejelentkeztet vele."
    case .advice(.message(_, status: 500..., _)): "A kiszolgálón hiba van; próbáld meg később."
    case .advice(.message(_, _, isLogIn: true)):
      "Ellenőrizd a kiszolgáló címét, vagy kérdezd meg az üzemeltetőjét."
    case .advice(.message): "A daily-brief whoami megmutatja, ki hol van bejelentkezve."
    case .advice(.rateLimited(_, let seconds?)):
      "Próbáld újra \(Self.minutes(seconds)) perc múlva."
    case .advice(.rateLimited(isLogIn: true, nil)):
      "A kiszolgáló óránként számol; itt semmi sem változott."
    case .advice(.rateLimited(isLogIn: false, nil)):
      "A kiszolgáló óránként számol; ami el van mentve, a képernyőn marad."
    }
  }
}

extension ServerRefusal {
  fileprivate var hungarian: String {
    switch self {
    case .emailTaken: "Ezzel az e-mail-címmel már van fiók."
    case .notAllowed: "A kiszolgáló ezt nem engedi."
    case .trouble: "A kiszolgálón hiba történt."
    case .noSuchPage: "A kiszolgáló nem ismeri ezt a kérést."
    case .noSuchUser: "A kiszolgáló nem ismeri ezt a fiókot."
    case .noWeather: "A kiszolgálón nincs megadva hely az időjáráshoz."
    case .badPlace: "A kiszolgáló nem találja ezt a helyet."
    case .noSuchEvent: "A kiszolgálón nincs meg ez az esemény."
    case .duplicateEvent: "Ez az esemény már megvan a kiszolgálón."
    }
  }
}
