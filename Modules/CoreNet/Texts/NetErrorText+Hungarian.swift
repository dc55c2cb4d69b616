import CoreModels

extension NetErrorText {
  static func hungarianMessage(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Ez nem teljes webcím."
    case .insecure(let host): "A kapcsolat védtelen lenne (\(host)), ezért semmit sem küldtünk el."
    case .offline: "Most nincs hálózat."
    case .dns(let host): "Ehhez a névhez nincs cím: \(host)."
    case .refused(let host): "A kiszolgáló nem fogad kapcsolatot: \(host)."
    case .tls(let host): "Nem jött létre védett kapcsolat: \(host)."
    case .timedOut: "A kiszolgáló túl sokáig nem válaszolt."
    case .connectionLost: "A kapcsolat megszakadt, mielőtt a teljes válasz megérkezett."
    case .bodyTooLarge(let limit): "A válasz nagyobb, mint \(size(limit))."
    case .tooManyRedirects: "A kiszolgáló vég nélkül egyik címről a másikra küld."
    case .badRedirect: "A kiszolgáló használhatatlan címre mutat."
    case .status(401, _): "A kiszolgáló tudni szeretné, ki Ön."
    case .status(403, _): "A kiszolgáló ezt nem engedi."
    case .status(404, _), .status(410, _): "Ezen a címen a kiszolgálónak nincs semmije."
    case .status(429, _): "A kiszolgáló azt kéri, hogy lassítsunk."
    case .status(let code, _) where code >= 500: "A kiszolgálónak saját gondja van (\(code))."
    case .status(let code, _): "A kiszolgáló ezt nem fogadta el (\(code))."
    case .decoding: "A kiszolgáló válasza nem olvasható."
    case .cancelled: "Leállt, mielőtt befejeződött volna."
    case .unusableTrustRoots: "A megbízható tanúsítványok fájlja nem használható."
    case .secretInOutbox(let header): "A(z) \(header) fejléc titkos, ezért nem tároljuk."
    }
  }

  static func hungarianHint(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Írja be teljesen, például https://example.org/page."
    case .insecure: "Használjon https kezdetű címet."
    case .offline: "Ami tárolva van, elérhető marad; próbálja újra, ha van kapcsolat."
    case .dns: "Ellenőrizze a nevet és a kapcsolatát."
    case .refused: "Ellenőrizze a címet és a portot, vagy próbálja később."
    case .tls: "Ellenőrizze a gép dátumát, és hogy a hálózat nem kér-e belépést."
    case .timedOut, .connectionLost: "Próbálja újra egy pillanat múlva."
    case .bodyTooLarge: "Ellenőrizze, hogy jó-e a cím."
    case .tooManyRedirects, .badRedirect, .decoding:
      "Ellenőrizze, hogy jó-e a cím, vagy próbálja később."
    case .status(401, _): "Ellenőrizze a kulcsot vagy a jelszót."
    case .status(403, _): "Ellenőrizze, mire jogosít a kulcs."
    case .status(404, _), .status(410, _): "Ellenőrizze, nincs-e elírás a címben."
    case .status(_, let seconds?):
      "Próbálja újra \(seconds) másodperc múlva."
    case .status(let code, _) where code == 429 || code >= 500: "Próbálja újra néhány perc múlva."
    case .status: "Ellenőrizze a címet és az elküldött adatokat."
    case .cancelled: "Indítsa el újra, amikor szeretné."
    case .unusableTrustRoots: "Adjon meg egy olvasható fájlt PEM formájú tanúsítványokkal."
    case .secretInOutbox: "Tárolja a titkot egy néven, és a nevet adja meg."
    }
  }
}
