import CoreModels

extension PluginText {
  var spanish: String {
    switch self {
    case .file(.missing(let path)): "No existe el archivo \(path)."
    case .file(.unreadable(let path)): "No se puede leer el archivo \(path)."
    case .file(.tooLarge(let path, let limit)):
      "El archivo \(path) ocupa más de \(limit / 1024) KiB."
    case .file(.notText("-")): "Lo que llegó por la entrada estándar no es texto en UTF-8."
    case .file(.isFolder(let path)): "\(path) es una carpeta."
    case .file(.notText(let path)): "El archivo \(path) no es texto UTF-8."
    case .file(.cannotWrite(let path)): "No se puede escribir el archivo \(path)."
    case .file(.diskFull(let path)): "El disco está lleno, así que no se escribió \(path)."
    case .file(.unknownPictureType(let path)): "\(path) no es ni .svg ni .png."
    case .file(.noPictures):
      "Las imágenes PNG necesitan el programa rsvg-convert, que falta o no funcionó."
    case .fileAdvice(.missing): "Revisa cómo está escrito su nombre."
    case .fileAdvice(.unreadable): "Revisa sus permisos."
    case .fileAdvice(.tooLarge): "Elige un archivo más pequeño."
    case .fileAdvice(.isFolder): "Indica un archivo."
    case .fileAdvice(.notText): "Guárdalo como UTF-8 e inténtalo de nuevo."
    case .fileAdvice(.cannotWrite): "Revisa los permisos de su carpeta."
    case .fileAdvice(.diskFull): "Libera espacio e inténtalo de nuevo."
    case .fileAdvice(.unknownPictureType): "Haz que el nombre termine en .svg o .png."
    case .fileAdvice(.noPictures):
      "Instala librsvg (apt install librsvg2-bin, brew install librsvg) o elige .svg."
    case .option(.badDay(let text)): "«\(text)» no es una fecha válida."
    case .option(.impossibleDay(let text)): "«\(text)» no está en ningún calendario."
    case .option(.ambiguousDay(let text, let one, let other)):
      """
      «\(text)» puede ser \(one.longText(in: .spanish)) \
      o \(other.longText(in: .spanish)).
      """
    case .option(.unknownLanguage(let code)): "Daybook aún no habla «\(code)»."
    case .option(.badProfile(let name)): "«\(name)» no puede ser el nombre de un perfil."
    case .option(.badNumber(let option, let allowed)):
      "--\(option) admite un número de \(allowed.lowerBound) a \(allowed.upperBound)."
    case .optionAdvice(.badDay), .optionAdvice(.impossibleDay), .optionAdvice(.ambiguousDay):
      "Escríbelo como año-mes-día, por ejemplo 2026-11-21."
    case .optionAdvice(.unknownLanguage): "Elige uno de estos idiomas: \(PluginText.languages)."
    case .optionAdvice(.badProfile): "Usa como máximo 50 letras, cifras, guiones o guiones bajos."
    case .optionAdvice(.badNumber): "Sin esta opción se usa el valor habitual."
    case .editor(.cannotStart): "No se pudo abrir ningún editor de texto."
    case .editor(.failed(let status, nil)): "El editor terminó con el código \(status)."
    case .editor(.failed(let status, let path?)):
      "El editor terminó con el código \(status). Lo que escribiste está en \(path)."
    case .editor(.draft(let path)): "El borrador \(path) no se puede usar."
    case .editor(.notKept(let reason, let path)):
      "\(reason.failure(in: .spanish).message) Lo que escribiste está en \(path)."
    case .editorAdvice(.cannotStart):
      "Pon en EDITOR el nombre de tu editor, por ejemplo nano."
    case .editorAdvice(.failed): "Revisa el editor e inténtalo de nuevo."
    case .editorAdvice(.draft): "Revisa los permisos y el espacio libre de su carpeta."
    case .editorAdvice(.notKept): "Resuélvelo y vuelve a introducir el texto del borrador."
    case .unreadableForm: "Algo de este formulario no se pudo leer."
    case .unreadableFormAdvice: "Vuelve atrás, revisa lo que escribiste y envíalo de nuevo."
    case .unexpected: "Ha ocurrido algo inesperado."
    case .keysOfWatching: "r actualiza, q cierra."
    case .keyOfClosing: "q cierra."
    case .unexpectedAdvice: "Inténtalo de nuevo con --verbose y verás qué fue."
    case .brokenCard(let reason): "No se puede mostrar esta tarjeta: \(reason)"
    }
  }
}
