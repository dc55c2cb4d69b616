import CoreModels

extension NetErrorText {
  static func czechMessage(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Toto není úplná webová adresa."
    case .insecure(let host): "Spojení s \(host) by nebylo chráněné, proto se nic neodeslalo."
    case .offline: "Síť právě není dostupná."
    case .dns(let host): "Pro \(host) se nenašla adresa."
    case .refused(let host): "\(host) nepřijímá spojení."
    case .tls(let host): "S \(host) se nepodařilo navázat chráněné spojení."
    case .timedOut: "Server odpovídal příliš dlouho."
    case .connectionLost: "Spojení skončilo dřív, než přišla celá odpověď."
    case .bodyTooLarge(let limit): "Odpověď je větší než \(size(limit))."
    case .tooManyRedirects: "Server nás bez konce posílá z adresy na adresu."
    case .badRedirect: "Server odkazuje na adresu, kterou nelze použít."
    case .status(401, _): "Server se ptá, kdo jste."
    case .status(403, _): "Server to nedovoluje."
    case .status(404, _), .status(410, _): "Na této adrese server nic nemá."
    case .status(429, _): "Server nás žádá, abychom zpomalili."
    case .status(let code, _) where code >= 500: "Server má vlastní potíže (\(code))."
    case .status(let code, _): "Server to nepřijal (\(code))."
    case .decoding: "Odpověď serveru nelze přečíst."
    case .cancelled: "Zastaveno dřív, než se to dokončilo."
    case .unusableTrustRoots: "Soubor s důvěryhodnými certifikáty nelze použít."
    case .secretInOutbox(let header): "Hlavička \(header) je tajná a neukládá se."
    }
  }

  static func czechHint(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Napište ji celou, například https://example.org/page."
    case .insecure: "Použijte adresu, která začíná na https."
    case .offline: "Co je uloženo, zůstává dostupné; zkuste to znovu po připojení."
    case .dns: "Zkontrolujte překlepy v názvu a své připojení."
    case .refused: "Zkontrolujte adresu a port, nebo to zkuste později."
    case .tls: "Zkontrolujte datum tohoto počítače a zda síť nežádá přihlášení."
    case .timedOut, .connectionLost: "Zkuste to za chvíli znovu."
    case .bodyTooLarge: "Zkontrolujte, zda je adresa správná."
    case .tooManyRedirects, .badRedirect, .decoding:
      "Zkontrolujte, zda je adresa správná, nebo to zkuste později."
    case .status(401, _): "Zkontrolujte klíč nebo heslo."
    case .status(403, _): "Zkontrolujte, co klíč dovoluje."
    case .status(404, _), .status(410, _): "Zkontrolujte překlepy v adrese."
    case .status(_, let seconds?):
      "Zkuste to znovu za "
        + Language.czech.counted(seconds, one: "sekundu", few: "sekundy", many: "sekund")
        + "."
    case .status(let code, _) where code == 429 || code >= 500: "Zkuste to za pár minut znovu."
    case .status: "Zkontrolujte adresu a to, co se odeslalo."
    case .cancelled: "Spusťte to znovu, až budete chtít."
    case .unusableTrustRoots: "Uveďte čitelný soubor s certifikáty ve tvaru PEM."
    case .secretInOutbox: "Uložte tajemství pod názvem a uveďte název."
    }
  }
}
