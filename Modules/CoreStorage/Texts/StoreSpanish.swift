extension StoreText {
  var spanish: String {
    switch self {
    case .happened(let error): StoreText.happenedInSpanish(error)
    case .advice(let error): StoreText.adviceInSpanish(error)
    }
  }

  private static func happenedInSpanish(_ error: StoreError) -> String {
    switch error {
    case .locked: "Otro comando sigue escribiendo en tu almacén de datos."
    case .inUse: "No se puede leer nada del archivo de tu almacén y otro proceso lo tiene abierto."
    case .notAFile(let path): "\(path) no es un archivo, así que no se escribió nada."
    case .ownFile(let path): "\(path) es parte de tu almacén de datos, así que no se sobrescribió."
    case .full: "El disco está lleno, así que no se escribió nada."
    case .readOnly: "No se puede escribir en tu almacén de datos, así que no cambió nada."
    case .corrupt: "El archivo de tu almacén de datos está dañado."
    case .notADatabase: "Donde debería estar tu almacén de datos hay otro archivo."
    case .foreignDatabase:
      "Donde debería estar tu almacén de datos hay un archivo de otro programa."
    case .newerVersion(let found, let supported):
      "Tu almacén de datos es de un Daybook más reciente "
        + "(tiene la versión \(found); este conoce la \(supported))."
    case .cannotOpen: "No se puede abrir el archivo de tu almacén de datos."
    case .noSharedAccess:
      "El disco no permite que varios comandos usen tu almacén de datos a la vez."
    case .inputOutput: "El disco ha dado un error, así que no se ha escrito nada."
    case .unreadableRecord(let kind, let id, isNewer: false):
      "No se puede leer la entrada \(kind) \(id)."
    case .unreadableRecord(let kind, let id, isNewer: true), .newerRecord(let kind, let id):
      "La entrada \(kind) \(id) la escribió un Daybook más reciente."
    case .recordTooLarge(let kind, let id):
      "La entrada \(kind) \(id) supera el tamaño permitido (8 MB), así que no se ha escrito nada."
    case .changedSince(let kind, let id):
      "La entrada \(kind) \(id) ha vuelto a cambiar desde entonces, así que se queda como está."
    case .nothingToUndo: "No hay nada que deshacer."
    case .writtenSince: "Ese ya no es el último cambio, así que no se deshizo nada."
    case .pastIsReadOnly: "El pasado se puede ver, pero no cambiar."
    case .malformedChange: "Un cambio está mal formado, así que no se escribió nada."
    case .needsFile:
      "Para eso el almacén debe estar en un archivo, y el tuyo está en una base de datos."
    case .unavailable:
      "No se puede conectar con el servidor de la base de datos, así que no se escribió nada."
    case .refused: "El servidor de la base de datos no deja entrar a Daybook."
    case .outcomeUnknown:
      "Se perdió la conexión con el servidor de la base de datos mientras se escribía."
    case .clockExhausted: "El reloj indica un año posterior a 2999, así que no se escribió nada."
    case .cannotCreateHome(let path): "No se puede crear la carpeta \(path)."
    case .cannotWriteHome(let path): "No se puede escribir en la carpeta \(path)."
    case .noHome: "Daybook no sabe dónde deben estar tus datos."
    case .secret(let name): "El secreto \(name) no se puede guardar ni leer."
    case .secretFile(let path, let variable):
      "No se puede leer el archivo \(path), indicado por \(variable)."
    case .badSetting(let name): "El valor no es válido para el ajuste \(name)."
    }
  }

  private static func adviceInSpanish(_ error: StoreError) -> String {
    switch error {
    case .locked: "Espera un momento e inténtalo de nuevo."
    case .inUse: "Detén el hub y los demás comandos e inténtalo de nuevo."
    case .notAFile: "Indica un archivo en el que escribir."
    case .ownFile: "Elige otro lugar."
    case .full: "Libera espacio e inténtalo de nuevo."
    case .readOnly, .cannotOpen: "Revisa los permisos de la carpeta o elige otra con --home."
    case .corrupt: "daybook doctor --repair conserva el archivo y recupera lo que puede."
    case .notADatabase:
      "daybook doctor --repair conserva el archivo y empieza de nuevo; --home elige otra carpeta."
    case .foreignDatabase:
      "Mueve el archivo a otro sitio o elige otra carpeta con --home."
    case .newerVersion, .newerRecord, .unreadableRecord(_, _, isNewer: true):
      "Instala también en este equipo el Daybook más reciente."
    case .noSharedAccess: "Elige con --home una carpeta en un disco local."
    case .inputOutput: "Revisa el disco antes de seguir."
    case .unreadableRecord(_, _, isNewer: false):
      "daybook doctor --repair recupera su último estado legible."
    case .recordTooLarge: "Acorta su texto o divídelo."
    case .changedSince: "Mira su historial y cámbialo a mano."
    case .nothingToUndo: "Se puede deshacer lo que se escribió en este dispositivo."
    case .writtenSince: "El historial muestra lo último que se escribió."
    case .pastIsReadOnly: "Quita el momento del pasado para cambiar lo que hay hoy."
    case .malformedChange: "Obtenlo de nuevo de donde vino."
    case .needsFile: "Usa para eso las herramientas de la base de datos."
    case .unavailable: "Espera un momento e inténtalo de nuevo."
    case .refused: "Revisa la dirección, el nombre y la contraseña de la base de datos."
    case .outcomeUnknown: "Antes de intentarlo de nuevo, mira si quedó guardado."
    case .clockExhausted: "Revisa la fecha del equipo y DAYBOOK_NOW."
    case .cannotCreateHome: "Elige otra carpeta con --home o DAYBOOK_HOME."
    case .cannotWriteHome:
      "Revisa su propietario y sus permisos, o elige otra con --home o DAYBOOK_HOME."
    case .noHome: "Indica una carpeta con --home o DAYBOOK_HOME."
    case .secret: "Revisa los permisos de la carpeta secrets dentro de la carpeta de Daybook."
    case .secretFile: "Mira si está ahí y si Daybook puede leerlo."
    case .badSetting: "daybook settings --help dice qué valores son válidos."
    }
  }
}
