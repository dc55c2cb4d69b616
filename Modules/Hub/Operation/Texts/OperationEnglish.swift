import CoreModels

extension OperationText {
  var english: String {
    switch self {
    case .badListen(let text): "“\(text)” is not an address to listen on."
    case .badListenAdvice: "Write it like 127.0.0.1:5001, or [::1]:5001."
    case .badPublicURL(let text): "“\(text)” is not the address of a server."
    case .badPublicURLAdvice: "Write it as https://day.example.org, without a path."
    case .personOffLoopback(let host):
      "A server for one person must only be reachable from this machine, but \(host) is open to "
        + "others."
    case .personOffLoopbackAdvice:
      "Listen on 127.0.0.1:5001, or give people accounts with --multi-user."
    case .plainOffLoopback(let host):
      "On \(host) passwords would travel unencrypted: the hub itself speaks plain HTTP."
    case .plainOffLoopbackAdvice:
      """
      Put a proxy with TLS in front of it, give its address with --public-url https://…, and list \
      the proxy itself in hub.trusted_proxies.
      """
    case .cannotListen(let address): "Cannot listen on \(address)."
    case .cannotListenAdvice:
      "Another program may listen there already, or the address is not this machine’s."
    case .noDatabase: "This daybook was built without PostgreSQL."
    case .noDatabaseAdvice:
      "Build it with swift build --traits PostgreSQL, or leave --database out."
    case .badDatabase: "The address of the database does not begin with postgres://."
    case .badDatabaseAdvice:
      "Write it as postgres://user@host/name, and put the password in PGPASSWORD or a password "
        + "file."
    case .mailSenderMissing: "Mail has a server but no sender."
    case .mailSenderMissingAdvice: "Set hub.smtp.from to an address of your own."
    case .mailUnencrypted: "Mail would leave this machine unencrypted."
    case .mailUnencryptedAdvice: "Set hub.smtp.security to starttls or tls."
    case .mailPasswordMissing(let user): "There is no password for \(user) to send mail with."
    case .mailPasswordMissingAdvice:
      "Put it in HUB_SMTP_PASSWORD, or in a file given by HUB_SMTP_PASSWORD_FILE."
    case .mailUnreachable(let server): "The mail server \(server) does not answer."
    case .mailUnreachableAdvice: "Check hub.smtp.host and hub.smtp.port."
    case .mailRefused(let server, let reason):
      "The mail server \(server) answers, but does not accept our mail: \(reason)"
    case .mailRefusedAdvice: "Check hub.smtp.security, hub.smtp.user and its password."
    case .inOrder(let address): "Everything is in order. The hub would listen on \(address)."
    case .noMail:
      "Mail is not set up: links to reset a password go to the log, on this machine only."
    case .noTrustedProxy:
      """
      There is a proxy in front of the hub that is not trusted, so everyone counts as one client: \
      list it in hub.trusted_proxies, for example 127.0.0.1.
      """
    case .listening(let address): "Daybook is at \(address)"
    }
  }
}
