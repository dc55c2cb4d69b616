extension BackupText {
  var spanish: String {
    switch self {
    case .happened(.notABackup):
      "Esto no es una copia de seguridad de Daybook."
    case .happened(.damaged):
      "La copia está dañada, así que todo sigue como estaba."
    case .happened(.needsPassphrase): "La copia está cifrada con una frase de paso."
    case .happened(.wrongPassphrase):
      "Esa frase de paso no abre la copia, o el archivo ha cambiado."
    case .advice(.notABackup):
      "Elige un archivo escrito por daybook backup."
    case .advice(.damaged):
      "Prueba con una copia anterior o con otro ejemplar de esta."
    case .advice(.needsPassphrase):
      "Dala por la entrada estándar o escríbela cuando se te pida."
    case .advice(.wrongPassphrase):
      "Inténtalo otra vez; sin la frase de paso nadie puede abrir el archivo."
    case .happened(.noFolder(let path)): "La carpeta \(path) no está."
    case .advice(.noFolder): "Conecta el disco en el que está o créala."
    case .happened(.sealedForKey):
      "El archivo está cifrado para una clave, no con una frase de paso."
    case .advice(.sealedForKey):
      "Descífralo antes con age -d -i KEY y restaura el resultado."
    }
  }
}
