import CoreModels

extension OperationText {
  var polish: String {
    switch self {
    case .badListen(let text): "„\(text)” nie jest adresem, na którym można nasłuchiwać."
    case .badListenAdvice: "Wpisz 127.0.0.1:5001 albo [::1]:5001."
    case .badPublicURL(let text): "„\(text)” nie jest adresem, pod którym można znaleźć serwer."
    case .badPublicURLAdvice: "Wpisz https://day.example.org, bez ścieżki."
    case .personOffLoopback(let host):
      """
      Serwer dla jednej osoby jest dostępny tylko z tego komputera, a \(host) jest otwarty dla \
      innych.
      """
    case .personOffLoopbackAdvice:
      "Nasłuchuj na 127.0.0.1:5001 albo daj ludziom konta opcją --multi-user."
    case .plainOffLoopback(let host):
      "Na \(host) hasła podróżowałyby niezaszyfrowane: sam serwer mówi zwykłym HTTP."
    case .plainOffLoopbackAdvice:
      """
      Postaw przed nim proxy z TLS, podaj jego adres opcją --public-url https://…, a \
      samo proxy w hub.trusted_proxies.
      """
    case .cannotListen(let address): "Na \(address) nie można nasłuchiwać."
    case .cannotListenAdvice:
      "Być może nasłuchuje tam już inny program albo adres nie należy do tego komputera."
    case .noDatabase: "Ten daybook zbudowano bez PostgreSQL."
    case .noDatabaseAdvice:
      "Zbuduj go przez swift build --traits PostgreSQL albo pomiń --database."
    case .badDatabase: "Adres bazy danych nie zaczyna się od postgres://."
    case .badDatabaseAdvice:
      "Wpisz postgres://user@host/name, a hasło w PGPASSWORD lub w pliku haseł."
    case .mailSenderMissing: "Poczta ma serwer, ale nie ma nadawcy."
    case .mailSenderMissingAdvice: "Ustaw hub.smtp.from na własny adres."
    case .mailUnencrypted: "Poczta opuszczałaby ten komputer niezaszyfrowana."
    case .mailUnencryptedAdvice: "Ustaw hub.smtp.security na starttls albo tls."
    case .mailPasswordMissing(let user): "Brakuje hasła do wysyłania poczty jako \(user)."
    case .mailPasswordMissingAdvice:
      "Podaj je w HUB_SMTP_PASSWORD albo w pliku, który wskazuje HUB_SMTP_PASSWORD_FILE."
    case .mailUnreachable(let server): "Serwer pocztowy \(server) nie odpowiada."
    case .mailUnreachableAdvice: "Sprawdź hub.smtp.host i hub.smtp.port."
    case .mailRefused(let server, let reason):
      "Serwer poczty \(server) odpowiada, ale nie przyjmuje naszej poczty: \(reason)"
    case .mailRefusedAdvice: "Sprawdź hub.smtp.security, hub.smtp.user i hasło."
    case .inOrder(let address): "Wszystko w porządku. Serwer nasłuchiwałby na \(address)."
    case .noMail:
      """
      Poczta nie jest ustawiona: odnośniki do zmiany hasła trafiają do dziennika, tylko na tym \
      komputerze.
      """
    case .noTrustedProxy:
      """
      Przed serwerem stoi proxy, któremu serwer nie ufa, więc wszyscy liczą się jako jeden \
      klient: podaj je w hub.trusted_proxies, na przykład 127.0.0.1.
      """
    case .listening(let address): "Daybook jest pod adresem \(address)"
    }
  }
}
