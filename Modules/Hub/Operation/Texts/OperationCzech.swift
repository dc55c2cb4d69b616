import CoreModels

extension OperationText {
  var czech: String {
    switch self {
    case .badListen(let text): "„\(text)“ není adresa, na které se dá poslouchat."
    case .badListenAdvice: "Napište ji jako 127.0.0.1:5001 nebo [::1]:5001."
    case .badPublicURL(let text): "„\(text)“ není adresa, na které lidé najdou server."
    case .badPublicURLAdvice: "Napište ji jako https://day.example.org, bez cesty."
    case .personOffLoopback(let host):
      "Server pro jednu osobu je dostupný jen z tohoto počítače a adresa \(host) je otevřená i "
        + "jiným."
    case .personOffLoopbackAdvice:
      "Poslouchejte na 127.0.0.1:5001 nebo dejte lidem účty volbou --multi-user."
    case .plainOffLoopback(let host):
      "Na \(host) by hesla putovala nešifrovaná: server sám mluví obyčejným HTTP."
    case .plainOffLoopbackAdvice:
      """
      Postavte před něj proxy s TLS, jeho adresu uveďte volbou --public-url https://… a proxy \
      samotné v hub.trusted_proxies.
      """
    case .cannotListen(let address): "Na \(address) se nedá poslouchat."
    case .cannotListenAdvice:
      "Možná tam už poslouchá jiný program nebo adresa nepatří tomuto počítači."
    case .noDatabase: "Tento daybook byl sestaven bez PostgreSQL."
    case .noDatabaseAdvice:
      "Sestavte ho příkazem swift build --traits PostgreSQL nebo volbu --database vynechte."
    case .badDatabase: "Adresa databáze nezačíná na postgres://."
    case .badDatabaseAdvice:
      "Napište ji jako postgres://user@host/name a heslo do PGPASSWORD nebo do souboru s hesly."
    case .mailSenderMissing: "Pošta má server, ale nemá odesílatele."
    case .mailSenderMissingAdvice: "Nastavte hub.smtp.from na svou adresu."
    case .mailUnencrypted: "Pošta by opustila tento počítač nešifrovaná."
    case .mailUnencryptedAdvice: "Nastavte hub.smtp.security na starttls nebo tls."
    case .mailPasswordMissing(let user): "Pro \(user) chybí heslo k odesílání pošty."
    case .mailPasswordMissingAdvice:
      "Vložte ho do HUB_SMTP_PASSWORD nebo do souboru, který uvádí HUB_SMTP_PASSWORD_FILE."
    case .mailUnreachable(let server): "Poštovní server \(server) neodpovídá."
    case .mailUnreachableAdvice: "Zkontrolujte hub.smtp.host a hub.smtp.port."
    case .mailRefused(let server, let reason):
      "Poštovní server \(server) odpovídá, ale naši poštu nepřijme: \(reason)"
    case .mailRefusedAdvice: "Zkontrolujte hub.smtp.security, hub.smtp.user a heslo."
    case .inOrder(let address): "Vše je v pořádku. Server by poslouchal na \(address)."
    case .noMail:
      "Pošta není nastavená: odkazy na obnovu hesla jdou do záznamu, a to jen na tomto počítači."
    case .noTrustedProxy:
      """
      Před serverem stojí proxy, kterému se nevěří, takže všichni jsou pro limity jeden klient: \
      uveďte je v hub.trusted_proxies, například 127.0.0.1.
      """
    case .listening(let address): "Daybook je na \(address)"
    }
  }
}
