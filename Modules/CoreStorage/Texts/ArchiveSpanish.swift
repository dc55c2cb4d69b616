extension ArchiveText {
  var spanish: String {
    switch self {
    case .happened(.notAnArchive): "Esto no es una exportación de Daybook."
    case .happened(.damaged): "La exportación está dañada, así que no se ha importado nada."
    case .happened(.newer(let version)):
      "La exportación la escribió un Daybook más reciente (versión \(version))."
    case .happened(.unreadable(let place)):
      "No se puede leer la entrada \(place), así que no se ha importado nada."
    case .happened(.tooLarge(let place?)):
      "La entrada \(place) supera el tamaño permitido (8 MB), así que no se ha importado nada."
    case .happened(.tooLarge(nil)):
      "Contiene un texto que supera el tamaño permitido (8 MB), así que no se ha importado nada."
    case .happened(.deviceTwice(let device)):
      "Dos copias de tus datos se han seguido usando como el mismo dispositivo, \(device), así que "
        + "no se ha importado nada."
    case .advice(.notAnArchive): "Elige un archivo escrito por daybook export --format json."
    case .advice(.damaged): "Vuelve a obtenerla de donde vino o exporta de nuevo."
    case .advice(.newer): "Instala también en este equipo el Daybook más reciente."
    case .advice(.unreadable):
      "En su origen, daybook doctor --repair la arregla; después, exporta de nuevo."
    case .advice(.tooLarge): "Acorta el texto en su origen y después exporta de nuevo."
    case .advice(.deviceTwice):
      "Exporta ambas copias y conserva los dos archivos; daybook restore da a una copia un "
        + "nombre propio."
    case .happened(.outOfRange):
      "Un cambio de la exportación tiene una fecha o un número que ningún dispositivo "
        + "escribe, así que no se importó nada."
    case .advice(.outOfRange):
      "Ejecuta daybook doctor --repair donde se exportó y exporta otra vez."
    }
  }
}
