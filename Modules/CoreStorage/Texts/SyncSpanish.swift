extension SyncText {
  var spanish: String {
    switch self {
    case .happened(.noFolder(let path)): "La carpeta \(path) no está."
    case .happened(.unusableFolder(let path)): "La carpeta \(path) no se puede usar."
    case .happened(.notSetUp):
      "No hay ninguna carpeta elegida para tus dispositivos."
    case .happened(.busy):
      "Otra orden está poniendo de acuerdo tus dispositivos."
    case .happened(.damaged):
      "Un archivo de la carpeta no está entero."
    case .happened(.newer):
      "Un archivo de la carpeta lo escribió un Daybook más nuevo."
    case .happened(.passphrase):
      "La carpeta está sellada con una frase de paso, y no es esta."
    case .advice(.noFolder):
      "Conecta el disco o inicia el servicio al que pertenece."
    case .advice(.unusableFolder):
      "Mira sus permisos y el espacio del disco."
    case .advice(.notSetUp):
      "Elígela con daybook sync folder PATH."
    case .advice(.busy):
      "Espera un momento e inténtalo otra vez."
    case .advice(.damaged):
      "Puede que aún esté en camino; se mirará de nuevo la próxima vez."
    case .advice(.newer):
      "Instala también en este dispositivo el Daybook más nuevo."
    case .advice(.passphrase):
      "Elige la carpeta otra vez con daybook sync folder PATH --passphrase."
    case .happened(.clockAhead):
      "Un cambio tiene fecha de más de un día en el futuro."
    case .happened(.notLoggedIn):
      "El hub no deja entrar a este dispositivo."
    case .happened(.otherSealing):
      "Lo que guardas en el hub está sellado en un dispositivo y abierto en otro."
    case .advice(.clockAhead):
      "Pon en hora este dispositivo e inténtalo de nuevo."
    case .advice(.notLoggedIn):
      "Inicia sesión otra vez: daybook sync hub URL."
    case .advice(.otherSealing):
      "Usa --passphrase en todos tus dispositivos, o en ninguno."
    }
  }
}
