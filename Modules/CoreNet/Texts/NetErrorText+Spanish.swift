import CoreModels

extension NetErrorText {
  static func spanishMessage(_ error: NetError) -> String {
    switch error {
    case .invalidURL:
      "Solo se pueden usar direcciones http y https sin nombre de usuario ni contraseña."
    case .insecure(let host):
      "La conexión con \(host) no estaría protegida, así que no se envió nada."
    case .offline: "Ahora mismo no hay red."
    case .dns(let host): "No hay ninguna dirección para \(host)."
    case .refused(let host): "\(host) no acepta conexiones."
    case .tls(let host): "No se pudo establecer una conexión protegida con \(host)."
    case .timedOut: "El servidor tardó demasiado en responder."
    case .connectionLost: "La conexión se cortó antes de que llegara toda la respuesta."
    case .bodyTooLarge(let limit): "La respuesta ocupa más de \(size(limit))."
    case .tooManyRedirects: "El servidor nos envía una y otra vez de una dirección a otra."
    case .badRedirect: "El servidor indica una dirección que no se puede usar."
    case .status(401, _): "El servidor pregunta quién eres."
    case .status(403, _): "El servidor no lo permite."
    case .status(404, _), .status(410, _): "El servidor no tiene nada en esta dirección."
    case .status(429, _): "El servidor nos pide que vayamos más despacio."
    case .status(let code, _) where code >= 500: "El propio servidor tiene problemas (\(code))."
    case .status(let code, _): "El servidor no lo aceptó (\(code))."
    case .decoding: "La respuesta del servidor no se puede leer."
    case .cancelled: "Se detuvo antes de terminar."
    case .unusableTrustRoots: "El archivo de certificados de confianza no se puede usar."
    case .secretInOutbox(let header): "La cabecera \(header) es secreta y no se guarda."
    }
  }

  static func spanishHint(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Escribe la dirección entera, por ejemplo https://example.org/page."
    case .insecure: "Usa una dirección que empiece por https."
    case .offline: "Lo guardado sigue disponible; inténtalo de nuevo cuando tengas conexión."
    case .dns: "Revisa tu conexión y el nombre, por si hay erratas."
    case .refused: "Revisa la dirección y el puerto o inténtalo más tarde."
    case .tls: "Revisa la fecha de este equipo y si la red pide iniciar sesión."
    case .timedOut, .connectionLost: "Inténtalo de nuevo dentro de un momento."
    case .bodyTooLarge: "Comprueba que la dirección es la correcta."
    case .tooManyRedirects, .badRedirect, .decoding:
      "Comprueba que la dirección es la correcta o inténtalo más tarde."
    case .status(401, _): "Revisa la clave o la contraseña."
    case .status(403, _): "Revisa lo que permite la clave."
    case .status(404, _), .status(410, _): "Revisa la dirección por si hay erratas."
    case .status(_, let seconds?):
      "Inténtalo de nuevo dentro de "
        + Language.spanish.counted(seconds, one: "segundo", many: "segundos")
        + "."
    case .status(let code, _) where code == 429 || code >= 500:
      "Inténtalo de nuevo dentro de unos minutos."
    case .status: "Revisa la dirección y lo que se envió."
    case .cancelled: "Inícialo de nuevo cuando quieras."
    case .unusableTrustRoots: "Indica un archivo legible con certificados en formato PEM."
    case .secretInOutbox: "Guarda el secreto con un nombre e indica ese nombre."
    }
  }
}
