import CoreModels

extension LogText {
  var spanish: String {
    switch self {
    case .redone: "Recuperado:"
    case .redoneAction: "recuperado"
    case .wouldUndo: "Se desharía:"
    case .writtenOver(let count):
      "Escrito de nuevo desde entonces, así que queda igual: "
        + Language.spanish.counted(count, one: "entrada", many: "entradas") + "."
    case .broughtBack(let name, let time): "\(name) vuelve a estar como el \(time)."
    case .nothingFound: "No se ha encontrado nada."
    case .merged(let count):
      "Cambiado en varios dispositivos a la vez y por eso combinado: "
        + Language.spanish.counted(count, one: "entrada", many: "entradas")
        + ". daybook conflicts lo muestra."
    case .mergedAction: "combinado"
    case .noConflicts: "Nada ha cambiado todavía en varios dispositivos a la vez."
    case .tooLarge(let name, let megabytes):
      "Sin enviar, demasiado grande para un hub: \(name) (\(megabytes) MB). Se queda en este dispositivo."
    case .error(.noBatch(let id)): "No hay nada que deshacer con el número «\(id)»."
    case .error(.nothingToRedo): "No hay nada que recuperar."
    case .error(.noState(let id)): "No existe el estado «\(id)»."
    case .advice(.noBatch):
      "daybook undo --list muestra los números; lo que ya está deshecho no aparece."
    case .advice(.nothingToRedo):
      "Se ha escrito algo desde la última vez que deshiciste, o no hubo ninguna; daybook history lo muestra."
    case .advice(.noState):
      "Escríbelo como ID@3; daybook history ID muestra los estados y sus números."
    }
  }
}
