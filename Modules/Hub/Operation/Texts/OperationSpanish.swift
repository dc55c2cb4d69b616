import CoreModels

extension OperationText {
  var spanish: String {
    switch self {
    case .badListen(let text): "«\(text)» no es una dirección en la que escuchar."
    case .badListenAdvice: "Escríbala como 127.0.0.1:5001 o [::1]:5001."
    case .badPublicURL(let text): "«\(text)» no es una dirección con la que se llega a un servidor."
    case .badPublicURLAdvice: "Escríbala como https://day.example.org, sin ruta."
    case .personOffLoopback(let host):
      """
      Un servidor para una persona solo se alcanza desde esta máquina, y \(host) está abierto \
      a otros.
      """
    case .personOffLoopbackAdvice:
      "Escuche en 127.0.0.1:5001 o dé cuentas a la gente con --multi-user."
    case .plainOffLoopback(let host):
      "En \(host) las contraseñas viajarían sin cifrar: el servidor mismo habla HTTP sin cifrado."
    case .plainOffLoopbackAdvice:
      """
      Ponga delante un proxy con TLS, indique su dirección con --public-url https://… y el \
      propio proxy en hub.trusted_proxies.
      """
    case .cannotListen(let address): "No se puede escuchar en \(address)."
    case .cannotListenAdvice:
      "Quizá otro programa ya escucha ahí, o la dirección no es de esta máquina."
    case .noDatabase: "Este daybook se compiló sin PostgreSQL."
    case .noDatabaseAdvice: "Compílelo con swift build --traits PostgreSQL u omita --database."
    case .badDatabase: "La dirección de la base de datos no empieza por postgres://."
    case .badDatabaseAdvice:
      """
      Escríbala como postgres://user@host/name, y la contraseña en PGPASSWORD o en un archivo \
      de contraseñas.
      """
    case .mailSenderMissing: "El correo tiene servidor, pero no remitente."
    case .mailSenderMissingAdvice: "Ponga en hub.smtp.from una dirección suya."
    case .mailUnencrypted: "El correo saldría de esta máquina sin cifrar."
    case .mailUnencryptedAdvice: "Ponga hub.smtp.security en starttls o tls."
    case .mailPasswordMissing(let user): "No hay contraseña con la que \(user) pueda enviar correo."
    case .mailPasswordMissingAdvice:
      "Póngala en HUB_SMTP_PASSWORD o en un archivo indicado por HUB_SMTP_PASSWORD_FILE."
    case .mailUnreachable(let server): "El servidor de correo \(server) no responde."
    case .mailUnreachableAdvice: "Revise hub.smtp.host y hub.smtp.port."
    case .mailRefused(let server, let reason):
      "El servidor de correo \(server) responde, pero no acepta nuestro correo: \(reason)"
    case .mailRefusedAdvice: "Revise hub.smtp.security, hub.smtp.user y su contraseña."
    case .inOrder(let address): "Todo está en orden. El servidor escucharía en \(address)."
    case .noMail:
      """
      El correo no está configurado: los enlaces para restablecer contraseñas van al registro, \
      solo en esta máquina.
      """
    case .noTrustedProxy:
      """
      Delante del hub hay un proxy en el que no se confía, así que todos cuentan como un solo \
      cliente: indíquelo en hub.trusted_proxies, por ejemplo 127.0.0.1.
      """
    case .listening(let address): "Daybook está en \(address)"
    }
  }
}
