import CoreModels
import CoreNet
import CoreTerminal

extension ServerText {
  var czech: String {
    let language = Language.czech
    return switch self {
    case .error(.invalidURL(let error)), .error(.network(let error)):
      error.failure(in: .czech).message
    case .advice(.invalidURL(let error)), .advice(.network(let error)):
      error.failure(in: .czech).hint
    case .error(.invalidResponse(let status)):
      "Takto server DailyBrief neodpovídá\(Self.number(status))."
    case .error(.decoding(let path)):
      "Odpovědi serveru nelze porozumět v místě \(path.terminalSafe)."
    case .error(.unauthorized(.password)): "Nesprávný e-mail nebo heslo."
    case .error(.unauthorized(.apiKey)): "Server nepřijal klíč API."
    case .error(.unauthorized(.token)): "Přihlaste se prosím znovu."
    case .error(.message(let text, _, _)):
      ServerRefusal(rawValue: text)?.czech ?? "Server říká: \(text.said)"
    case .error(.unreadableDate(let date, of: let name)):
      "Datum události „\(name.oneLine)“ nelze přečíst: \(date.oneLine)."
    case .advice(.unreadableDate):
      "Odstraní ji daily-brief events remove; nic jiného s ní dělat nelze."
    case .onlyRemovable: "datum nelze přečíst; událost lze jen odstranit"
    case .error(.rateLimited(isLogIn: true, _)): "Příliš mnoho pokusů. Zkuste to později."
    case .error(.rateLimited(isLogIn: false, _)): "Server žádá, abychom zpomalili."
    case .advice(.invalidResponse), .advice(.decoding):
      "Zkontrolujte adresu serveru, nebo to zkuste později."
    case .advice(.unauthorized(.password)): "Zkontrolujte obojí; účet založí daily-brief register."
    case .advice(.unauthorized(.apiKey)): "Klíč zadejte přes --api-key nebo v DAILY_BRIEF_API_KEY."
    case .advice(.unauthorized(.token)): "daily-brief login se zeptá na heslo."
    case .advice(.message(ServerRefusal.emailTaken.rawValue, _, _)):
      "Přihlásí vás s ním daily-brief login."
    case .advice(.message(_, status: 500..., _)): "Server má vlastní potíže; zkuste to později."
    case .advice(.message(_, _, isLogIn: true)):
      "Zkontrolujte adresu serveru, nebo se zeptejte toho, kdo ho provozuje."
    case .advice(.message): "daily-brief whoami ukáže, kdo je kde přihlášen."
    case .advice(.rateLimited(_, let seconds?)):
      "Zkuste to znovu za "
        + language.counted(Self.minutes(seconds), one: "minutu", few: "minuty", many: "minut")
        + "."
    case .advice(.rateLimited(isLogIn: true, nil)):
      "Limit serveru platí na hodinu; tady se nic nezměnilo."
    case .advice(.rateLimited(isLogIn: false, nil)):
      "Limit serveru platí na hodinu; co je uloženo, zůstává na obrazovce."
    }
  }
}

extension ServerRefusal {
  fileprivate var czech: String {
    switch self {
    case .emailTaken: "Účet s tímto e-mailem už existuje."
    case .notAllowed: "Server to nedovolí."
    case .trouble: "Na serveru nastala chyba."
    case .noSuchPage: "Server takový požadavek nezná."
    case .noSuchUser: "Server tento účet nezná."
    case .noWeather: "Na serveru není nastaveno místo pro počasí."
    case .badPlace: "Server toto místo nenašel."
    case .noSuchEvent: "Server tuto událost nemá."
    case .duplicateEvent: "Server už tuto událost má."
    }
  }
}
