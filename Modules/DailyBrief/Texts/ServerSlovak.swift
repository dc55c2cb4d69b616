import CoreModels
import CoreNet
import CoreTerminal

extension ServerText {
  var slovak: String {
    let language = Language.slovak
    return switch self {
    case .error(.invalidURL(let error)), .error(.network(let error)):
      error.failure(in: .slovak).message
    case .advice(.invalidURL(let error)), .advice(.network(let error)):
      error.failure(in: .slovak).hint
    case .error(.invalidResponse(let status)):
      "Takto DailyBrief server neodpovedá\(Self.number(status))."
    case .error(.decoding(let path)):
      "Odpovedi servera sa nedá porozumieť pri \(path.terminalSafe)."
    case .error(.unauthorized(.password)): "Nesprávny e-mail alebo heslo."
    case .error(.unauthorized(.apiKey)): "Server neprijal kľúč API."
    case .error(.unauthorized(.token)): "Prihláste sa, prosím, znova."
    case .error(.message(let text, _)): "Server hovorí: \(text.terminalSafe)"
    case .error(.rateLimited(isLogIn: true, _)): "Priveľa pokusov. Skúste to neskôr."
    case .error(.rateLimited(isLogIn: false, _)): "Server nás žiada, aby sme spomalili."
    case .advice(.invalidResponse), .advice(.decoding):
      "Skontrolujte adresu servera alebo to skúste neskôr."
    case .advice(.unauthorized(.password)): "Skontrolujte oboje; účet založí daily-brief register."
    case .advice(.unauthorized(.apiKey)): "Kľúč zadajte cez --api-key alebo v DAILY_BRIEF_API_KEY."
    case .advice(.unauthorized(.token)): "daily-brief login sa opýta na heslo."
    case .advice(.message(_, status: 500...)): "Server má vlastné ťažkosti; skúste to neskôr."
    case .advice(.message): "daily-brief whoami ukáže, kto je kde prihlásený."
    case .advice(.rateLimited(_, let seconds?)):
      "Skúste to znova o "
        + language.counted(Self.minutes(seconds), one: "minútu", few: "minúty", many: "minút")
        + "."
    case .advice(.rateLimited(_, nil)):
      "Server počíta po hodinách; čo je uložené, zostáva na obrazovke."
    }
  }
}
