import CoreModels

extension NetErrorText {
  static func spanishMessage(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Esto no es una dirección web completa."
    case .insecure(let host):
      "La conexión con \(host) no estaría protegida, así que no se envió nada."
    case .offline: "Ahora mismo no hay red."
    case .dns(let host): "No hay ninguna dirección para \(host)."
    case .refused(let host): "\(host) no acepta conexiones."
    case .tls(let host): "No se pudo establecer una conexión protegida con \(host)."
    case .timedOut: "El servidor tardó demasiado en responder."
    case .connectionLost: "La conexión terminó antes de llegar toda la respuesta."
    case .bodyTooLarge(let limit): "La respuesta ocupa más de \(size(limit))."
    case .tooManyRedirects: "El servidor nos envía sin fin de una dirección a otra."
    case .badRedirect: "El servidor indica una dirección que no se puede usar."
    case .status(401, _): "El servidor pregunta quién es usted."
    case .status(403, _): "El servidor no permite esto."
    case .status(404, _), .status(410, _): "El servidor no tiene nada en esta dirección."
    case .status(429, _): "El servidor nos pide ir más despacio."
    case .status(let code, _) where code >= 500: "El servidor tiene problemas propios (\(code))."
    case .status(let code, _): "El servidor no aceptó esto (\(code))."
    case .decoding: "La respuesta del servidor no se puede leer."
    case .cancelled: "Se detuvo antes de terminar."
    case .unusableTrustRoots: "El archivo de certificados de confianza no se puede usar."
    case .secretInOutbox(let header): "La cabecera \(header) es secreta y no se guarda."
    }
  }

  static func spanishHint(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Escríbala entera, por ejemplo https://example.org/page."
    case .insecure: "Use una dirección que empiece por https."
    case .offline: "Lo guardado sigue disponible; inténtelo de nuevo con conexión."
    case .dns: "Revise el nombre por si hay erratas, y su conexión."
    case .refused: "Revise la dirección y el puerto, o inténtelo más tarde."
    case .tls: "Revise la fecha de este equipo y si la red pide iniciar sesión."
    case .timedOut, .connectionLost: "Inténtelo de nuevo en un momento."
    case .bodyTooLarge: "Compruebe que la dirección es la correcta."
    case .tooManyRedirects, .badRedirect, .decoding:
      "Compruebe que la dirección es la correcta, o inténtelo más tarde."
    case .status(401, _): "Revise la clave o la contraseña."
    case .status(403, _): "Revise lo que permite la clave."
    case .status(404, _), .status(410, _): "Revise la dirección por si hay erratas."
    case .status(_, let seconds?):
      "Inténtelo de nuevo en "
        + Language.spanish.counted(seconds, one: "segundo", many: "segundos")
        + "."
    case .status(let code, _) where code == 429 || code >= 500:
      "Inténtelo de nuevo en unos minutos."
    case .status: "Revise la dirección y lo que se envió."
    case .cancelled: "Inícielo de nuevo cuando quiera."
    case .unusableTrustRoots: "Indique un archivo legible con certificados en formato PEM."
    case .secretInOutbox: "Guarde el secreto con un nombre e indique el nombre."
    }
  }
}
