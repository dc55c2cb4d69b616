import CoreModels

extension OperationText {
  var hungarian: String {
    switch self {
    case .badListen(let text): "„\(text)” nem olyan cím, amelyen figyelni lehet."
    case .badListenAdvice: "Írd így: 127.0.0.1:5001 vagy [::1]:5001."
    case .badPublicURL(let text): "„\(text)” nem olyan cím, amelyen egy kiszolgáló elérhető."
    case .badPublicURLAdvice: "Írd így: https://day.example.org, útvonal nélkül."
    case .personOffLoopback(let host):
      """
      Az egyszemélyes kiszolgáló csak erről a gépről lehet elérhető, ez a cím viszont mások előtt \
      is nyitva áll: \(host).
      """
    case .personOffLoopbackAdvice:
      "Figyelj a 127.0.0.1:5001 címen, vagy adj fiókokat az embereknek a --multi-user kapcsolóval."
    case .plainOffLoopback(let host):
      """
      Ezen a címen a jelszavak titkosítatlanul utaznának: \(host). A hub maga sima HTTP-t beszél.
      """
    case .plainOffLoopbackAdvice:
      """
      Tegyél elé TLS-t adó proxyt, a címét add meg így: --public-url https://…, magát a proxyt \
      pedig a hub.trusted_proxies beállításban.
      """
    case .cannotListen(let address): "Ezen a címen nem lehet figyelni: \(address)."
    case .cannotListenAdvice: "Talán már másik program figyel ott, vagy a cím nem ezé a gépé."
    case .noDatabase: "Ez a daybook PostgreSQL nélkül készült."
    case .noDatabaseAdvice:
      "Építsd így: swift build --traits PostgreSQL, vagy hagyd el a --database kapcsolót."
    case .badDatabase: "Az adatbázis címe nem így kezdődik: postgres://."
    case .badDatabaseAdvice:
      """
      Írd így: postgres://user@host/name, a jelszót pedig a PGPASSWORD változóba vagy jelszófájlba.
      """
    case .mailSenderMissing: "A levelezéshez van kiszolgáló, de nincs feladó megadva."
    case .mailSenderMissingAdvice: "Állítsd a hub.smtp.from értékét a saját címedre."
    case .mailUnencrypted: "A levelek titkosítatlanul hagynák el ezt a gépet."
    case .mailUnencryptedAdvice: "Állítsd a hub.smtp.security értékét erre: starttls vagy tls."
    case .mailPasswordMissing(let user): "Nincs jelszó, amellyel \(user) levelet küldhetne."
    case .mailPasswordMissingAdvice:
      "Tedd a HUB_SMTP_PASSWORD változóba, vagy a HUB_SMTP_PASSWORD_FILE által megnevezett fájlba."
    case .mailUnreachable(let server): "Nem válaszol a levelezőkiszolgáló: \(server)."
    case .mailUnreachableAdvice: "Ellenőrizd a hub.smtp.host és a hub.smtp.port értékét."
    case .mailRefused(let server, let reason):
      "A levelezőkiszolgáló (\(server)) válaszol, de nem fogadja el a leveleinket: \(reason)"
    case .mailRefusedAdvice:
      "Ellenőrizd a hub.smtp.security és a hub.smtp.user értékét és a jelszót."
    case .inOrder(let address): "Minden rendben. A hub itt figyelne: \(address)."
    case .noMail:
      """
      A levelezés nincs beállítva: a jelszó-visszaállító hivatkozások a naplóba kerülnek, csak \
      ezen a gépen.
      """
    case .noTrustedProxy:
      """
      A hub előtt álló proxy nincs megbízhatónak jelölve, ezért mindenki egyetlen ügyfélnek \
      számít: add meg a hub.trusted_proxies beállításban, például 127.0.0.1.
      """
    case .listening(let address): "A Daybook itt érhető el: \(address)"
    }
  }
}
