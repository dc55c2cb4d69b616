import CoreModels

extension OperationText {
  var german: String {
    switch self {
    case .badListen(let text): "„\(text)“ ist keine Adresse zum Lauschen."
    case .badListenAdvice: "Schreib 127.0.0.1:5001 oder [::1]:5001."
    case .badPublicURL(let text):
      "„\(text)“ ist keine Adresse, unter der man einen Server erreicht."
    case .badPublicURLAdvice: "Schreib https://day.example.org, ohne Pfad."
    case .personOffLoopback(let host):
      """
      Ein Server für eine Person darf nur von diesem Rechner aus erreichbar sein, aber \(host) \
      steht anderen offen.
      """
    case .personOffLoopbackAdvice:
      "Lausche auf 127.0.0.1:5001 oder gib den Leuten mit --multi-user Konten."
    case .plainOffLoopback(let host):
      """
      Auf \(host) würden Passwörter unverschlüsselt übertragen: Der Hub selbst spricht einfaches \
      HTTP.
      """
    case .plainOffLoopbackAdvice:
      """
      Stell einen Proxy mit TLS davor, nenne seine Adresse mit --public-url \
      https://… und ihn selbst in hub.trusted_proxies.
      """
    case .cannotListen(let address): "Auf \(address) lässt sich nicht lauschen."
    case .cannotListenAdvice:
      """
      Vielleicht lauscht dort schon ein anderes Programm, oder die Adresse gehört nicht zu \
      diesem Rechner.
      """
    case .noDatabase: "Dieses daybook wurde ohne PostgreSQL gebaut."
    case .noDatabaseAdvice:
      "Bau es mit swift build --traits PostgreSQL oder lass --database weg."
    case .badDatabase: "Die Adresse der Datenbank beginnt nicht mit postgres://."
    case .badDatabaseAdvice:
      """
      Schreib postgres://user@host/name, und das Passwort in PGPASSWORD oder eine \
      Passwortdatei.
      """
    case .mailSenderMissing: "Für E-Mails ist ein Server eingestellt, aber kein Absender."
    case .mailSenderMissingAdvice: "Setze hub.smtp.from auf eine eigene Adresse."
    case .mailUnencrypted: "E-Mails würden diesen Rechner unverschlüsselt verlassen."
    case .mailUnencryptedAdvice: "Setze hub.smtp.security auf starttls oder tls."
    case .mailPasswordMissing(let user):
      "Es gibt kein Passwort, mit dem \(user) E-Mails senden könnte."
    case .mailPasswordMissingAdvice:
      "Leg es in HUB_SMTP_PASSWORD ab oder in einer Datei, die HUB_SMTP_PASSWORD_FILE nennt."
    case .mailUnreachable(let server): "Der Mailserver \(server) antwortet nicht."
    case .mailUnreachableAdvice: "Prüfe hub.smtp.host und hub.smtp.port."
    case .mailRefused(let server, let reason):
      "Der Mailserver \(server) antwortet, nimmt aber keine Mail von uns an: \(reason)"
    case .mailRefusedAdvice: "Prüfe hub.smtp.security, hub.smtp.user und das Passwort."
    case .inOrder(let address): "Alles ist in Ordnung. Der Hub würde auf \(address) lauschen."
    case .noMail:
      """
      E-Mail ist nicht eingerichtet: Links für neue Passwörter stehen im Protokoll, nur auf diesem \
      Rechner.
      """
    case .noTrustedProxy:
      """
      Vor dem Hub steht ein Proxy, dem nicht vertraut wird, sodass alle als ein einziger Client \
      gelten: Nenne ihn in hub.trusted_proxies, etwa 127.0.0.1.
      """
    case .listening(let address): "Daybook ist unter \(address)"
    }
  }
}
