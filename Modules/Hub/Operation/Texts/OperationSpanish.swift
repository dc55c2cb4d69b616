import CoreModels

extension OperationText {
  var spanish: String {
    switch self {
    case .badListen(let text): "«\(text)» no es una dirección en la que escuchar."
    case .badListenAdvice: "Escríbela como 127.0.0.1:5001 o [::1]:5001."
    case .badPublicURL(let text): "«\(text)» no es una dirección pública de un servidor."
    case .badPublicURLAdvice: "Escríbela como https://day.example.org, sin ruta."
    case .personOffLoopback(let host):
      """
      Un servidor para una sola persona solo puede alcanzarse desde este equipo, y \(host) está \
      abierto a otros.
      """
    case .personOffLoopbackAdvice:
      "Escucha en 127.0.0.1:5001 o da cuentas a la gente con --multi-user."
    case .plainOffLoopback(let host):
      "En \(host) las contraseñas viajarían sin cifrar: el propio hub habla HTTP sin cifrado."
    case .plainOffLoopbackAdvice:
      """
      Pon delante un proxy con TLS, indica su dirección con --public-url https://… y el propio \
      proxy en hub.trusted_proxies.
      """
    case .cannotListen(let address): "No se puede escuchar en \(address)."
    case .cannotListenAdvice:
      "Quizá otro programa ya escucha ahí, o la dirección no es de este equipo."
    case .noDatabase: "Este daybook se compiló sin PostgreSQL."
    case .noDatabaseAdvice: "Compílalo con swift build --traits PostgreSQL u omite --database."
    case .badDatabase: "La dirección de la base de datos no empieza por postgres://."
    case .badDatabaseAdvice:
      """
      Escríbela como postgres://user@host/name, y la contraseña en PGPASSWORD o en un archivo de \
      contraseñas.
      """
    case .mailSenderMissing: "El correo tiene servidor, pero no remitente."
    case .mailSenderMissingAdvice: "Pon en hub.smtp.from una dirección tuya."
    case .mailUnencrypted: "El correo saldría de este equipo sin cifrar."
    case .mailUnencryptedAdvice: "Pon hub.smtp.security en starttls o tls."
    case .mailPasswordMissing(let user): "No hay contraseña con la que \(user) pueda enviar correo."
    case .mailPasswordMissingAdvice:
      "Ponla en HUB_SMTP_PASSWORD o en un archivo indicado por HUB_SMTP_PASSWORD_FILE."
    case .mailUnreachable(let server): "El servidor de correo \(server) no responde."
    case .mailUnreachableAdvice: "Revisa hub.smtp.host y hub.smtp.port."
    case .mailRefused(let server, let reason):
      "El servidor de correo \(server) responde, pero no acepta nuestro correo: \(reason)"
    case .mailRefusedAdvice: "Revisa hub.smtp.security, hub.smtp.user y su contraseña."
    case .inOrder(let address): "Todo está en orden. El hub escucharía en \(address)."
    case .noMail:
      """
      El correo no está configurado: los enlaces para restablecer contraseñas van al registro, \
      solo en este equipo.
      """
    case .noTrustedProxy:
      """
      Delante del hub hay un proxy en el que no se confía, así que todos cuentan como un solo \
      cliente: indícalo en hub.trusted_proxies, por ejemplo 127.0.0.1.
      """
    case .listening(let address): "Daybook está en \(address)"
    }
  }
}
