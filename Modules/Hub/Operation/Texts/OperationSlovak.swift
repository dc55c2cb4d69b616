import CoreModels

extension OperationText {
  var slovak: String {
    switch self {
    case .badListen(let text): "„\(text)“ nie je adresa, na ktorej sa dá počúvať."
    case .badListenAdvice: "Napíšte ju ako 127.0.0.1:5001 alebo [::1]:5001."
    case .badPublicURL(let text): "„\(text)“ nie je adresa, na ktorej ľudia nájdu server."
    case .badPublicURLAdvice: "Napíšte ju ako https://day.example.org, bez cesty."
    case .personOffLoopback(let host):
      "Server pre jednu osobu je dostupný len z tohto počítača, a adresa \(host) je otvorená aj "
        + "iným."
    case .personOffLoopbackAdvice:
      "Počúvajte na 127.0.0.1:5001 alebo dajte ľuďom účty voľbou --multi-user."
    case .plainOffLoopback(let host):
      "Na \(host) by heslá putovali nešifrované: server sám hovorí obyčajným HTTP."
    case .plainOffLoopbackAdvice:
      """
      Postavte pred neho proxy s TLS, jeho adresu uveďte voľbou --public-url https://… a proxy \
      samotné v hub.trusted_proxies.
      """
    case .cannotListen(let address): "Na \(address) sa nedá počúvať."
    case .cannotListenAdvice:
      "Možno tam už počúva iný program alebo adresa nepatrí tomuto počítaču."
    case .noDatabase: "Tento daybook bol zostavený bez PostgreSQL."
    case .noDatabaseAdvice:
      "Zostavte ho príkazom swift build --traits PostgreSQL alebo voľbu --database vynechajte."
    case .badDatabase: "Adresa databázy sa nezačína na postgres://."
    case .badDatabaseAdvice:
      "Napíšte ju ako postgres://user@host/name a heslo do PGPASSWORD alebo do súboru s heslami."
    case .mailSenderMissing: "Pošta má server, ale nemá odosielateľa."
    case .mailSenderMissingAdvice: "Nastavte hub.smtp.from na svoju adresu."
    case .mailUnencrypted: "Pošta by opustila tento počítač nešifrovaná."
    case .mailUnencryptedAdvice: "Nastavte hub.smtp.security na starttls alebo tls."
    case .mailPasswordMissing(let user): "Pre \(user) chýba heslo na odosielanie pošty."
    case .mailPasswordMissingAdvice:
      "Vložte ho do HUB_SMTP_PASSWORD alebo do súboru, ktorý uvádza HUB_SMTP_PASSWORD_FILE."
    case .mailUnreachable(let server): "Poštový server \(server) neodpovedá."
    case .mailUnreachableAdvice: "Skontrolujte hub.smtp.host a hub.smtp.port."
    case .mailRefused(let server, let reason):
      "Poštový server \(server) odpovedá, ale našu poštu neprijme: \(reason)"
    case .mailRefusedAdvice: "Skontrolujte hub.smtp.security, hub.smtp.user a heslo."
    case .inOrder(let address): "Všetko je v poriadku. Server by počúval na \(address)."
    case .noMail:
      "Pošta nie je nastavená: odkazy na obnovu hesla idú do záznamu, a to len na tomto počítači."
    case .noTrustedProxy:
      """
      Pred serverom stojí proxy, ktorému sa neverí, takže všetci sú pre limity jeden klient: \
      uveďte ho v hub.trusted_proxies, napríklad 127.0.0.1.
      """
    case .listening(let address): "Daybook je na \(address)"
    }
  }
}
