extension SyncText {
  var spanish: String {
    switch self {
    case .happened(.noFolder(let path)): "La carpeta \(path) no está."
    case .happened(.unusableFolder(let path)): "La carpeta \(path) no se puede usar."
    case .happened(.notSetUp): "No has elegido ninguna carpeta ni ningún hub para tus dispositivos."
    case .happened(.busy): "Otro comando está sincronizando tus dispositivos."
    case .happened(.damaged):
      "Los datos están incompletos."
    case .happened(.newer): "Esto lo escribió un Daybook más reciente."
    case .happened(.passphrase):
      "Lo que comparten tus dispositivos está cifrado con otra frase de paso."
    case .advice(.noFolder):
      "Conecta el disco o inicia el servicio al que pertenece."
    case .advice(.unusableFolder): "Revisa sus permisos y el espacio libre del disco."
    case .advice(.notSetUp):
      "Elige con daybook sync folder PATH o daybook sync hub URL."
    case .advice(.busy):
      "Espera un momento e inténtalo otra vez."
    case .advice(.damaged):
      "Puede que aún estén en camino; se intentará de nuevo la próxima vez."
    case .advice(.newer): "Instala también en este dispositivo el Daybook más reciente."
    case .advice(.passphrase):
      "Escríbela con daybook sync passphrase o, para un hub, con daybook sync hub URL "
        + "--passphrase."
    case .happened(.clockAhead): "Un cambio lleva una fecha de más de un día en el futuro."
    case .happened(.notLoggedIn): "El hub no acepta la sesión de este dispositivo."
    case .happened(.otherSealing):
      "Lo que guardas en el hub está cifrado en un dispositivo y sin cifrar en otro."
    case .advice(.clockAhead):
      "Pon en hora este dispositivo e inténtalo de nuevo."
    case .advice(.notLoggedIn):
      "Inicia sesión otra vez: daybook sync hub URL."
    case .advice(.otherSealing):
      "Usa --passphrase en todos tus dispositivos o en ninguno. Lo que tiene el hub se "
        + "cifra con daybook sync hub URL --seal-all."
    case .happened(.unlistableFolder(let path)):
      "No se puede leer el contenido de la carpeta \(path)."
    case .happened(.outOfRange):
      "Un cambio tiene una fecha o un número que ningún dispositivo escribe."
    case .advice(.unlistableFolder):
      "Revisa sus permisos y si el servicio al que pertenece ya la ha cargado."
    case .advice(.outOfRange):
      "Ejecuta daybook doctor --repair en el dispositivo del que viene."
    }
  }
}
