extension AccountText {
  var spanish: String {
    switch self {
    case .loggedIn(let email, let server): "Sesión iniciada: \(email) en \(server)."
    case .validUntil(let end): "La sesión vale hasta el \(end)."
    case .endsOn(let end): "Tu sesión termina el \(end); daily-brief login la renueva."
    case .loggedOut(let server): "Sesión cerrada en \(server). Todo viene otra vez de este equipo."
    case .notLoggedIn: "No has iniciado sesión; todo viene de este equipo."
    case .askEmail: "Correo:"
    case .askPassword: "Contraseña:"
    case .askNewPassword: "Contraseña nueva:"
    case .askAgain: "Otra vez la misma:"
    case .askTerms: "¿Aceptas las condiciones del servidor? (sí/no)"
    case .askMail: "¿Puede el servidor enviarte correos? (sí/no)"
    case .registered(let email): "La cuenta \(email) está creada. Entra con daily-brief login."
    case .passwordChanged: "La contraseña está cambiada."
    case .onServerToo: "El servidor también lo sabe."
    case .hereOnly: "El servidor no tiene sitio para esto, así que vale solo en este equipo."
    case .hereWithoutKey:
      "Sin clave de API no se puede avisar al servidor, así que vale solo en este equipo."
    case .usual: "lo habitual"
    case .none: "ninguno"
    case .error(.noServer): "¿Qué servidor?"
    case .error(.noEmail): "¿Qué correo?"
    case .error(.noPassword): "No hay contraseña que leer."
    case .error(.passwordsDiffer): "Las dos contraseñas son distintas."
    case .error(.termsNotAccepted): "La cuenta pide aceptar las condiciones."
    case .error(.notLoggedIn): "No has iniciado sesión."
    case .error(.unknownSetting(let name)): "No existe el ajuste \(name)."
    case .error(.badValue(let name, let value)): "\(value) no encaja en \(name)."
    case .advice(.noServer): "Nómbralo: --server https://brief.example.org"
    case .advice(.noEmail): "Dilo: --email tu@example.org"
    case .advice(.noPassword): "Escríbela en una terminal o envíala a la entrada estándar."
    case .advice(.passwordsDiffer): "Empieza de nuevo; no se envió nada."
    case .advice(.termsNotAccepted): "--accept-terms las acepta; no se envió nada."
    case .advice(.notLoggedIn):
      "daily-brief login --server https://brief.example.org inicia sesión."
    case .advice(.unknownSetting): "daily-brief settings los muestra todos."
    case .advice(.badValue(let name, _)): "Acepta \(BriefChoice.examples(of: name))."
    }
  }
}
