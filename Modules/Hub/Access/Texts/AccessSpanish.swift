import CoreModels

extension AccessText {
  var spanish: String {
    switch self {
    case .shownOnce: "Guárdalo bien: no se muestra otra vez."
    case .revoked(let name): "«\(name)» ya no funciona."
    case .rotated:
      "Los tokens se firman con una clave nueva. Los anteriores valen hasta que caduquen."
    case .noTokens: "Aún no hay tokens."
    case .noKeys: "Aún no hay claves."
    case .until(let end): "hasta: \(end)"
    case .forGood: "sin caducidad"
    case .forEverybody: "actúa por todo el mundo"
    case .error(let error): Self.spanish(error)
    case .advice(let error): Self.spanishAdvice(error)
    }
  }

  private static func spanish(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "No has iniciado sesión."
    case .malformedToken: "La cabecera Authorization no es «Bearer» seguido de un token."
    case .expiredToken:
      "La sesión ha caducado."
    case .invalidToken:
      "El token no es válido."
    case .invalidKey:
      "La clave de API falta o no se conoce."
    case .notAllowed:
      "Eso no es tuyo."
    case .beyondScope:
      "Este token no puede hacer eso."
    case .foreignHost:
      "Este servidor tiene otro nombre."
    case .foreignOrigin:
      "La petición vino de otra página."
    case .linkUsed:
      "Este enlace ya se usó."
    case .tooMany: "Demasiados intentos."
    case .busy:
      "Demasiadas personas inician sesión en este momento."
    case .tokenExists(let name):
      "Ya hay un token «\(name)»."
    case .noToken(let name):
      "No hay ningún token «\(name)»."
    case .keyExists(let name):
      "Ya hay una clave «\(name)»."
    case .noKey(let name):
      "No hay ninguna clave «\(name)»."
    case .badScope(let scope, _):
      "«\(scope)» no es un ámbito."
    case .badName:
      "Un nombre tiene de 1 a 100 caracteres."
    case .badDays: "Un token dura de 1 a 36.500 días."
    }
  }

  private static func spanishAdvice(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn: "Inicia sesión o abre el enlace que mostró daybook serve al iniciarse."
    case .malformedToken:
      "Envía Authorization: Bearer TOKEN."
    case .expiredToken:
      "Inicia sesión otra vez."
    case .invalidToken:
      "Inicia sesión otra vez o crea un token nuevo."
    case .invalidKey:
      "Envía una clave como X-API-Key; el operador la crea con daybook key add."
    case .notAllowed:
      "Inicia sesión como la persona a quien pertenece."
    case .beyondScope:
      "Crea un token con un ámbito más amplio."
    case .foreignHost:
      "Usa la dirección que mostró daybook serve."
    case .foreignOrigin:
      "Abre la página de este servidor e inténtalo allí."
    case .linkUsed: "Habrá otro cuando inicies de nuevo daybook serve."
    case .tooMany(let seconds):
      "Inténtalo de nuevo dentro de "
        + Language.spanish.counted(AccessText.minutes(seconds), one: "minuto", many: "minutos")
        + "."
    case .busy: "Inténtalo de nuevo dentro de un momento."
    case .tokenExists:
      "Elige otro nombre o revócalo antes."
    case .noToken:
      "daybook token list los muestra."
    case .keyExists:
      "Elige otro nombre o revócala antes."
    case .noKey:
      "daybook key list las muestra."
    case .badScope(_, let known):
      "Los ámbitos son \(known.joined(separator: ", "))."
    case .badName:
      "Dale uno más corto."
    case .badDays:
      "Sin --days no termina."
    }
  }
}
