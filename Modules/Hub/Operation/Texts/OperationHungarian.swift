import CoreModels

extension OperationText {
  var hungarian: String {
    switch self {
    case .badListen(let text): "„\(text)” nem olyan cím, amelyen figyelni lehet."
    case .badListenAdvice: "Írja így: 127.0.0.1:5001 vagy [::1]:5001."
    case .badPublicURL(let text): "„\(text)” nem olyan cím, amelyen egy kiszolgáló elérhető."
    case .badPublicURLAdvice: "Írja így: https://day.example.org, útvonal nélkül."
    case .personOffLoopback(let host):
      """
      Az egy személynek szóló kiszolgáló csak erről a gépről érhető el, a(z) \(host) pedig \
      mások előtt is nyitva áll.
      """
    case .personOffLoopbackAdvice:
      "Figyeljen a 127.0.0.1:5001 címen, vagy adjon fiókokat a --multi-user kapcsolóval."
    case .plainOffLoopback(let host):
      """
      A(z) \(host) címen a jelszavak titkosítatlanul utaznának: a kiszolgáló maga sima HTTP-t \
      beszél.
      """
    case .plainOffLoopbackAdvice:
      """
      Tegyen elé TLS-t adó proxyt, a címét adja meg így: --public-url https://…, magát a \
      proxyt pedig a hub.trusted_proxies beállításban.
      """
    case .cannotListen(let address): "A(z) \(address) címen nem lehet figyelni."
    case .cannotListenAdvice: "Talán már másik program figyel ott, vagy a cím nem ezé a gépé."
    case .noDatabase: "Ez a daybook PostgreSQL nélkül készült."
    case .noDatabaseAdvice:
      "Építse így: swift build --traits PostgreSQL, vagy hagyja el a --database kapcsolót."
    case .badDatabase: "Az adatbázis címe nem a postgres:// szóval kezdődik."
    case .badDatabaseAdvice:
      """
      Írja így: postgres://user@host/name, a jelszót pedig a PGPASSWORD változóba vagy \
      jelszófájlba.
      """
    case .mailSenderMissing: "A levelezésnek van kiszolgálója, de nincs feladója."
    case .mailSenderMissingAdvice: "Állítsa a hub.smtp.from értékét a saját címére."
    case .mailUnencrypted: "A levelek titkosítatlanul hagynák el ezt a gépet."
    case .mailUnencryptedAdvice: "Állítsa a hub.smtp.security értékét starttls-re vagy tls-re."
    case .mailPasswordMissing(let user): "Nincs jelszó, amellyel \(user) levelet küldhetne."
    case .mailPasswordMissingAdvice:
      "Tegye a HUB_SMTP_PASSWORD változóba, vagy a HUB_SMTP_PASSWORD_FILE által megnevezett fájlba."
    case .mailUnreachable(let server): "A(z) \(server) levelezőkiszolgáló nem válaszol."
    case .mailUnreachableAdvice: "Ellenőrizze a hub.smtp.host és a hub.smtp.port értékét."
    case .mailRefused(let server, let reason):
      "A(z) \(server) levelezőkiszolgáló válaszol, de nem veszi át a leveleinket: \(reason)"
    case .mailRefusedAdvice:
      "Ellenőrizze a hub.smtp.security és a hub.smtp.user értékét és a jelszót."
    case .inOrder(let address): "Minden rendben. A kiszolgáló itt figyelne: \(address)."
    case .noMail:
      """
      A levelezés nincs beállítva: a jelszó-visszaállító hivatkozások a naplóba kerülnek, csak \
      ezen a gépen.
      """
    case .noTrustedProxy:
      """
      A kiszolgáló előtt álló proxy nem megbízható, ezért mindenki egyetlen ügyfélnek számít: \
      adja meg a hub.trusted_proxies beállításban, például 127.0.0.1.
      """
    case .listening(let address): "A Daybook itt érhető el: \(address)"
    }
  }
}
