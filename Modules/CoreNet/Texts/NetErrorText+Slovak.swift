import CoreModels

extension NetErrorText {
  static func slovakMessage(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Použiť sa dajú len adresy http a https bez mena a hesla."
    case .insecure(let host):
      "Spojenie so serverom \(host) by nebolo chránené, preto sa nič neodoslalo."
    case .offline: "Sieť práve nie je dostupná."
    case .dns(let host): "Pre \(host) sa nenašla adresa."
    case .refused(let host): "\(host) neprijíma spojenia."
    case .tls(let host): "So serverom \(host) sa nepodarilo nadviazať chránené spojenie."
    case .timedOut: "Server príliš dlho neodpovedal."
    case .connectionLost: "Spojenie sa prerušilo skôr, než prišla celá odpoveď."
    case .bodyTooLarge(let limit): "Odpoveď je väčšia než \(size(limit))."
    case .tooManyRedirects: "Server nás bez konca posiela z adresy na adresu."
    case .badRedirect: "Server odkazuje na adresu, ktorá sa nedá použiť."
    case .status(401, _): "Server sa pýta, kto ste."
    case .status(403, _): "Server toto nedovoľuje."
    case .status(404, _), .status(410, _): "Na tejto adrese server nič nemá."
    case .status(429, _): "Server nás žiada, aby sme spomalili."
    case .status(let code, _) where code >= 500: "Server má ťažkosti na svojej strane (\(code))."
    case .status(let code, _): "Server toto neprijal (\(code))."
    case .decoding: "Odpoveď servera sa nedá prečítať."
    case .cancelled: "Zastavilo sa to pred dokončením."
    case .unusableTrustRoots: "Súbor s dôveryhodnými certifikátmi sa nedá použiť."
    case .secretInOutbox(let header): "Hlavička \(header) je tajná a neukladá sa."
    }
  }

  static func slovakHint(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Napíšte celú adresu, napríklad https://example.org/page."
    case .insecure: "Použite adresu, ktorá sa začína na https."
    case .offline: "Čo je uložené, zostáva dostupné; po pripojení to skúste znova."
    case .dns: "Skontrolujte svoje pripojenie a či v názve nie je preklep."
    case .refused: "Skontrolujte adresu a port alebo to skúste neskôr."
    case .tls: "Skontrolujte dátum tohto počítača a či sieť nevyžaduje prihlásenie."
    case .timedOut, .connectionLost: "Skúste to o chvíľu znova."
    case .bodyTooLarge: "Skontrolujte, či je adresa správna."
    case .tooManyRedirects, .badRedirect, .decoding:
      "Skontrolujte, či je adresa správna, alebo to skúste neskôr."
    case .status(401, _): "Skontrolujte kľúč alebo heslo."
    case .status(403, _): "Skontrolujte, čo kľúč dovoľuje."
    case .status(404, _), .status(410, _): "Skontrolujte, či v adrese nie je preklep."
    case .status(_, let seconds?):
      "Skúste to znova o "
        + Language.slovak.counted(seconds, one: "sekundu", few: "sekundy", many: "sekúnd")
        + "."
    case .status(let code, _) where code == 429 || code >= 500: "Skúste to o pár minút znova."
    case .status: "Skontrolujte adresu a to, čo sa odoslalo."
    case .cancelled: "Spustite to znova, keď budete chcieť."
    case .unusableTrustRoots: "Uveďte čitateľný súbor s certifikátmi vo formáte PEM."
    case .secretInOutbox: "Uložte tajný údaj pod názvom a uveďte tento názov."
    }
  }
}
