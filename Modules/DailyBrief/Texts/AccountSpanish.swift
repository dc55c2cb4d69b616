extension AccountText {
  var spanish: String {
    switch self {
    case .loggedIn(let email, let server): "Sesión iniciada: \(email) en \(server)."
    case .validUntil(let end): "La sesión vale hasta el \(end)."
    case .endsOn(let end): "Tu sesión termina el \(end); daily-brief login la renueva."
    case .loggedOut(let server):
      "Sesión cerrada en \(server). Todo se calcula de nuevo en este equipo."
    case .notLoggedIn: "No has iniciado sesión; todo se calcula en este equipo."
    case .askEmail: "Correo:"
    case .askPassword: "Contraseña:"
    case .askNewPassword: "Contraseña nueva:"
    case .askAgain: "Repítela para confirmar:"
    case .askTerms: "¿Aceptas las condiciones del servidor? (sí/no)"
    case .askMail: "¿Puede el servidor enviarte correos? (sí/no)"
    case .registered(let email):
      "La cuenta \(email) se ha creado. Inicia sesión con daily-brief login."
    case .passwordChanged: "Se ha cambiado la contraseña."
    case .onServerToo: "Guardado también en el servidor."
    case .hereOnly: "El servidor no puede guardarlo, así que solo vale en este equipo."
    case .hereWithoutKey:
      "Sin clave de API no se puede enviar al servidor, así que solo vale en este equipo."
    case .usual: "lo habitual"
    case .none: "ninguno"
    case .error(.noServer): "¿Qué servidor?"
    case .error(.noEmail): "¿Qué correo?"
    case .error(.noPassword): "No se ha indicado ninguna contraseña."
    case .error(.passwordsDiffer): "Las dos contraseñas son distintas."
    case .error(.termsNotAccepted): "Para crear una cuenta hay que aceptar las condiciones."
    case .error(.notLoggedIn): "No has iniciado sesión."
    case .error(.unknownSetting(let name)): "No existe el ajuste \(name)."
    case .error(.badValue(let name, let value)): "\(value) no es un valor válido para \(name)."
    case .advice(.noServer): "Indícalo: --server https://brief.example.org"
    case .advice(.noEmail): "Indícalo: --email tu@example.org"
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
