import CoreModels

extension NetErrorText {
  static func hungarianMessage(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Csak felhasználónév és jelszó nélküli http- és https-címek használhatók."
    case .insecure(let host):
      "Ez a kapcsolat nem lenne titkosított, ezért semmit sem küldtünk el: \(host)."
    case .offline: "Most nincs hálózat."
    case .dns(let host): "Ehhez a névhez nem tartozik cím: \(host)."
    case .refused(let host): "A kiszolgáló nem fogad kapcsolatot: \(host)."
    case .tls(let host): "Nem jött létre védett kapcsolat: \(host)."
    case .timedOut: "A kiszolgáló túl sokáig nem válaszolt."
    case .connectionLost: "A kapcsolat megszakadt, mielőtt a teljes válasz megérkezett."
    case .bodyTooLarge(let limit): "A válasz nagyobb, mint \(size(limit))."
    case .tooManyRedirects: "A kiszolgáló vég nélkül egyik címről a másikra küld minket."
    case .badRedirect: "A kiszolgáló használhatatlan címre mutat."
    case .status(401, _): "A kiszolgáló tudni szeretné, ki vagy."
    case .status(403, _): "A kiszolgáló ezt nem engedi."
    case .status(404, _), .status(410, _): "Ezen a címen semmi sincs a kiszolgálón."
    case .status(429, _): "A kiszolgáló azt kéri, hogy lassítsunk."
    case .status(let code, _) where code >= 500: "A kiszolgálón hiba történt (\(code))."
    case .status(let code, _): "A kiszolgáló ezt nem fogadta el (\(code))."
    case .decoding: "A kiszolgáló válasza nem olvasható."
    case .cancelled: "Leállt, mielőtt befejeződött volna."
    case .unusableTrustRoots: "A megbízható tanúsítványok fájlja nem használható."
    case .secretInOutbox(let header): "Ez a fejléc titkos, ezért nem tároljuk: \(header)."
    }
  }

  static func hungarianHint(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Írd be a teljes címet, például https://example.org/page."
    case .insecure: "Olyan címet adj meg, amely így kezdődik: https."
    case .offline: "Amit elmentettél, továbbra is elérhető; próbáld újra, ha lesz kapcsolat."
    case .dns: "Ellenőrizd a kapcsolatot, és hogy nincs-e elírás a névben."
    case .refused: "Ellenőrizd a címet és a portot, vagy próbáld meg később."
    case .tls: "Ellenőrizd a gép dátumát, és hogy a hálózat nem kér-e bejelentkezést."
    case .timedOut, .connectionLost: "Próbáld újra egy kis idő múlva."
    case .bodyTooLarge: "Ellenőrizd, hogy jó-e a cím."
    case .tooManyRedirects, .badRedirect, .decoding:
      "Ellenőrizd, hogy jó-e a cím, vagy próbáld meg később."
    case .status(401, _): "Ellenőrizd a kulcsot vagy a jelszót."
    case .status(403, _): "Ellenőrizd, mire jogosít a kulcs."
    case .status(404, _), .status(410, _): "Ellenőrizd, nincs-e elírás a címben."
    case .status(_, let seconds?):
      "Próbáld újra \(seconds) másodperc múlva."
    case .status(let code, _) where code == 429 || code >= 500: "Próbáld újra néhány perc múlva."
    case .status: "Ellenőrizd a címet és az elküldött adatokat."
    case .cancelled: "Indítsd el újra, amikor szeretnéd."
    case .unusableTrustRoots: "Adj meg egy olvasható fájlt PEM formátumú tanúsítványokkal."
    case .secretInOutbox: "Tárold a titkot egy név alatt, és ezt a nevet add meg."
    }
  }
}
