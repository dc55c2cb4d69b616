import CoreModels

extension NetErrorText {
  static func polishMessage(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Można użyć tylko adresów http i https bez nazwy użytkownika i hasła."
    case .insecure(let host):
      "Połączenie z serwerem \(host) nie byłoby chronione, więc nic nie wysłano."
    case .offline: "W tej chwili nie ma sieci."
    case .dns(let host): "Nie ma adresu dla \(host)."
    case .refused(let host): "\(host) nie przyjmuje połączeń."
    case .tls(let host): "Nie udało się nawiązać chronionego połączenia z serwerem \(host)."
    case .timedOut: "Serwer zbyt długo nie odpowiadał."
    case .connectionLost: "Połączenie zostało przerwane, zanim nadeszła cała odpowiedź."
    case .bodyTooLarge(let limit): "Odpowiedź jest większa niż \(size(limit))."
    case .tooManyRedirects: "Serwer bez końca odsyła nas z adresu na adres."
    case .badRedirect: "Serwer wskazuje adres, którego nie da się użyć."
    case .status(401, _): "Serwer pyta, kim jesteś."
    case .status(403, _): "Serwer na to nie pozwala."
    case .status(404, _), .status(410, _): "Pod tym adresem serwer nic nie ma."
    case .status(429, _): "Serwer prosi, żeby zwolnić."
    case .status(let code, _) where code >= 500: "Serwer ma własne kłopoty (\(code))."
    case .status(let code, _): "Serwer tego nie przyjął (\(code))."
    case .decoding: "Nie da się odczytać odpowiedzi serwera."
    case .cancelled: "Zatrzymano przed ukończeniem."
    case .unusableTrustRoots: "Nie da się użyć pliku z zaufanymi certyfikatami."
    case .secretInOutbox(let header): "Nagłówek \(header) jest tajny i nie jest zapisywany."
    }
  }

  static func polishHint(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Wpisz cały adres, na przykład https://example.org/page."
    case .insecure: "Użyj adresu, który zaczyna się od https."
    case .offline: "To, co zapisane, pozostaje dostępne; spróbuj ponownie po połączeniu z siecią."
    case .dns: "Sprawdź pisownię nazwy i swoje połączenie."
    case .refused: "Sprawdź adres i port albo spróbuj później."
    case .tls: "Sprawdź datę na tym komputerze i to, czy sieć nie wymaga logowania."
    case .timedOut, .connectionLost: "Spróbuj ponownie za chwilę."
    case .bodyTooLarge: "Sprawdź, czy adres jest właściwy."
    case .tooManyRedirects, .badRedirect, .decoding:
      "Sprawdź, czy adres jest właściwy, albo spróbuj później."
    case .status(401, _): "Sprawdź klucz lub hasło."
    case .status(403, _): "Sprawdź, na co pozwala klucz."
    case .status(404, _), .status(410, _): "Sprawdź pisownię adresu."
    case .status(_, let seconds?):
      "Spróbuj ponownie za "
        + Language.polish.counted(seconds, one: "sekundę", few: "sekundy", many: "sekund")
        + "."
    case .status(let code, _) where code == 429 || code >= 500: "Spróbuj ponownie za kilka minut."
    case .status: "Sprawdź adres i to, co wysłano."
    case .cancelled: "Uruchom ponownie, kiedy zechcesz."
    case .unusableTrustRoots: "Podaj czytelny plik z certyfikatami w formacie PEM."
    case .secretInOutbox: "Zapisz tajną wartość pod nazwą i podaj tę nazwę."
    }
  }
}
