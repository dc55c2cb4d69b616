import CoreModels

extension NetErrorText {
  static func czechMessage(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Použít lze jen adresy http a https bez jména a hesla."
    case .insecure(let host):
      "Spojení se serverem \(host) by nebylo chráněné, proto se nic neodeslalo."
    case .offline: "Síť právě není dostupná."
    case .dns(let host): "Pro \(host) se nenašla adresa."
    case .refused(let host): "\(host) nepřijímá spojení."
    case .tls(let host): "Se serverem \(host) se nepodařilo navázat chráněné spojení."
    case .timedOut: "Server příliš dlouho neodpovídal."
    case .connectionLost: "Spojení se přerušilo dřív, než přišla celá odpověď."
    case .bodyTooLarge(let limit): "Odpověď je větší než \(size(limit))."
    case .tooManyRedirects: "Server nás bez konce posílá z adresy na adresu."
    case .badRedirect: "Server odkazuje na adresu, kterou nelze použít."
    case .status(401, _): "Server se ptá, kdo jste."
    case .status(403, _): "Server to nedovoluje."
    case .status(404, _), .status(410, _): "Na této adrese server nic nemá."
    case .status(429, _): "Server nás žádá, abychom zpomalili."
    case .status(let code, _) where code >= 500: "Server má potíže na své straně (\(code))."
    case .status(let code, _): "Server to nepřijal (\(code))."
    case .decoding: "Odpověď serveru nelze přečíst."
    case .cancelled: "Zastavilo se to před dokončením."
    case .unusableTrustRoots: "Soubor s důvěryhodnými certifikáty nelze použít."
    case .secretInOutbox(let header): "Hlavička \(header) je tajná a neukládá se."
    }
  }

  static func czechHint(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Napište celou adresu, například https://example.org/page."
    case .insecure: "Použijte adresu, která začíná na https."
    case .offline: "Co je uloženo, zůstává dostupné; po připojení to zkuste znovu."
    case .dns: "Zkontrolujte své připojení a zda v názvu není překlep."
    case .refused: "Zkontrolujte adresu a port nebo to zkuste později."
    case .tls: "Zkontrolujte datum tohoto počítače a zda síť nevyžaduje přihlášení."
    case .timedOut, .connectionLost: "Zkuste to za chvíli znovu."
    case .bodyTooLarge: "Zkontrolujte, zda je adresa správná."
    case .tooManyRedirects, .badRedirect, .decoding:
      "Zkontrolujte, zda je adresa správná, nebo to zkuste později."
    case .status(401, _): "Zkontrolujte klíč nebo heslo."
    case .status(403, _): "Zkontrolujte, co klíč dovoluje."
    case .status(404, _), .status(410, _): "Zkontrolujte, zda v adrese není překlep."
    case .status(_, let seconds?):
      "Zkuste to znovu za "
        + Language.czech.counted(seconds, one: "sekundu", few: "sekundy", many: "sekund")
        + "."
    case .status(let code, _) where code == 429 || code >= 500: "Zkuste to za pár minut znovu."
    case .status: "Zkontrolujte adresu a to, co se odeslalo."
    case .cancelled: "Spusťte to znovu, až budete chtít."
    case .unusableTrustRoots: "Uveďte čitelný soubor s certifikáty ve formátu PEM."
    case .secretInOutbox: "Uložte tajný údaj pod názvem a uveďte tento název."
    }
  }
}
