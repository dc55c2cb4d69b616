extension SyncText {
  var spanish: String {
    switch self {
    case .happened(.noFolder(let path)): "La carpeta \(path) no está."
    case .happened(.unusableFolder(let path)): "La carpeta \(path) no se puede usar."
    case .happened(.notSetUp):
      "No hay ninguna carpeta ni ningún hub elegido para tus dispositivos."
    case .happened(.busy):
      "Otra orden está poniendo de acuerdo tus dispositivos."
    case .happened(.damaged):
      "Los datos están incompletos."
    case .happened(.newer):
      "Esto lo escribió un Daybook más nuevo."
    case .happened(.passphrase):
      "Lo que comparten tus dispositivos está sellado con otra frase de paso."
    case .advice(.noFolder):
      "Conecta el disco o inicia el servicio al que pertenece."
    case .advice(.unusableFolder):
      "Mira sus permisos y el espacio del disco."
    case .advice(.notSetUp):
      "Elige con daybook sync folder PATH o daybook sync hub URL."
    case .advice(.busy):
      "Espera un momento e inténtalo otra vez."
    case .advice(.damaged):
      "Puede que aún estén en camino; se intentará de nuevo la próxima vez."
    case .advice(.newer):
      "Instala también en este dispositivo el Daybook más nuevo."
    case .advice(.passphrase):
      "Escríbela con daybook sync passphrase o, para un hub, con daybook sync hub URL "
        + "--passphrase."
    case .happened(.clockAhead):
      "Un cambio tiene fecha de más de un día en el futuro."
    case .happened(.notLoggedIn):
      "El hub no deja entrar a este dispositivo."
    case .happened(.otherSealing):
      "El hub guarda tus datos sellados o abiertos, y este dispositivo los envía al "
        + "revés."
    case .advice(.clockAhead):
      "Pon en hora este dispositivo e inténtalo de nuevo."
    case .advice(.notLoggedIn):
      "Inicia sesión otra vez: daybook sync hub URL."
    case .advice(.otherSealing):
      "Usa --passphrase en todos tus dispositivos o en ninguno. Para cambiarlo, empieza "
        + "con una cuenta o un hub vacíos."
    case .happened(.unlistableFolder(let path)):
      "La carpeta \(path) no muestra lo que contiene."
    case .happened(.outOfRange):
      "Un cambio tiene una fecha o un número que ningún dispositivo escribe."
    case .advice(.unlistableFolder):
      "Mira sus permisos y si el servicio al que pertenece ya la ha cargado."
    case .advice(.outOfRange):
      "Ejecuta daybook doctor --repair en el dispositivo del que viene."
    }
  }
}
