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
    case .error(.decoding(let path)): "Odpovědi serveru nelze rozumět u \(path.terminalSafe)."
    case .error(.unauthorized(.password)): "Nesprávný e-mail nebo heslo."
    case .error(.unauthorized(.apiKey)): "Server nepřijal klíč API."
    case .error(.unauthorized(.token)): "Přihlaste se prosím znovu."
    case .error(.message(let text, _)): "Server říká: \(text.terminalSafe)"
    case .error(.rateLimited(isLogIn: true, _)): "Příliš mnoho pokusů. Zkuste to později."
    case .error(.rateLimited(isLogIn: false, _)): "Server žádá, abychom zpomalili."
    case .advice(.invalidResponse), .advice(.decoding):
      "Zkontrolujte adresu serveru, nebo to zkuste později."
    case .advice(.unauthorized(.password)): "Zkontrolujte obojí; účet založí daily-brief register."
    case .advice(.unauthorized(.apiKey)): "Klíč zadejte přes --api-key nebo v DAILY_BRIEF_API_KEY."
    case .advice(.unauthorized(.token)): "daily-brief login se zeptá na heslo."
    case .advice(.message(_, status: 500...)): "Server má vlastní potíže; zkuste to později."
    case .advice(.message): "daily-brief whoami ukáže, kdo je kde přihlášen."
    case .advice(.rateLimited(_, let seconds?)):
      "Zkuste to znovu za "
        + language.counted(Self.minutes(seconds), one: "minutu", few: "minuty", many: "minut")
        + "."
    case .advice(.rateLimited(_, nil)):
      "Server počítá po hodinách; co je uloženo, zůstává na obrazovce."
    }
  }
}
