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
    case .error(.message(let text, _, _)):
      ServerRefusal(rawValue: text)?.slovak ?? "Server hovorí: \(text.said)"
    case .error(.unreadableDate(let date, of: let name)):
      "Dátum udalosti „\(name.oneLine)“ sa nedá prečítať: \(date.oneLine)."
    case .advice(.unreadableDate):
      "Odstráni ju daily-brief events remove; nič iné sa s ňou nedá robiť."
    case .onlyRemovable: "dátum sa nedá prečítať; udalosť sa dá iba odstrániť"
    case .error(.rateLimited(isLogIn: true, _)): "Priveľa pokusov. Skúste to neskôr."
    case .error(.rateLimited(isLogIn: false, _)): "Server nás žiada, aby sme spomalili."
    case .advice(.invalidResponse), .advice(.decoding):
      "Skontrolujte adresu servera alebo to skúste neskôr."
    case .advice(.unauthorized(.password)): "Skontrolujte oboje; účet založí daily-brief register."
    case .advice(.unauthorized(.apiKey)): "Kľúč zadajte cez --api-key alebo v DAILY_BRIEF_API_KEY."
    case .advice(.unauthorized(.token)): "daily-brief login sa opýta na heslo."
    case .advice(.message(ServerRefusal.emailTaken.rawValue, _, _)):
      "Prihlási vás s ním daily-brief login."
    case .advice(.message(_, status: 500..., _)): "Server má vlastné ťažkosti; skúste to neskôr."
    case .advice(.message(_, _, isLogIn: true)):
      "Skontrolujte adresu servera alebo sa spýtajte toho, kto ho prevádzkuje."
    case .advice(.message): "daily-brief whoami ukáže, kto je kde prihlásený."
    case .advice(.rateLimited(_, let seconds?)):
      "Skúste to znova o "
        + language.counted(Self.minutes(seconds), one: "minútu", few: "minúty", many: "minút")
        + "."
    case .advice(.rateLimited(isLogIn: true, nil)):
      "Limit servera platí na hodinu; tu sa nič nezmenilo."
    case .advice(.rateLimited(isLogIn: false, nil)):
      "Limit servera platí na hodinu; čo je uložené, zostáva na obrazovke."
    }
  }
}

extension ServerRefusal {
  fileprivate var slovak: String {
    switch self {
    case .emailTaken: "Účet s týmto e-mailom už existuje."
    case .notAllowed: "Server to nedovolí."
    case .trouble: "Na serveri nastala chyba."
    case .noSuchPage: "Server takú požiadavku nepozná."
    case .noSuchUser: "Server tento účet nepozná."
    case .noWeather: "Na serveri nie je nastavené miesto pre počasie."
    case .badPlace: "Server toto miesto nenašiel."
    case .noSuchEvent: "Server túto udalosť nemá."
    case .duplicateEvent: "Server už túto udalosť má."
    }
  }
}
