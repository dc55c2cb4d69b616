import CoreModels

extension OfflineText {
  var spanish: String {
    switch self {
    case .description: "Cinco pequeñas aplicaciones para un buen día."
    case .title: "Sin conexión."
    case .hint:
      "No se puede conectar con Daybook, y esta página no está guardada en este dispositivo."
    case .tryAgain: "Intentar de nuevo"
    case .keptPages: "Guardado en este dispositivo"
    case .shownAsOf(let time): "Sin conexión. Estado: \(time)."
    case .notices: "Conexión"
    case .waiting(let count): "Por enviar: \(count)"
    case .waitingHint: "Guardado en este dispositivo; se enviará solo cuando vuelva la conexión."
    case .keptHere: "Guardado en este dispositivo. Se enviará cuando vuelva la conexión."
    case .sendNow: "Enviar ahora"
    case .discard: "Descartar"
    case .discardQuestion:
      "¿Descartar lo que queda por enviar? No se ha enviado y no se podrá recuperar."
    case .sent(let count): "Enviado: \(count)"
    case .refused: "Esto no se ha aceptado. Lo que escribiste está aquí."
    case .doubtful:
      "Esto esperó tanto que no se sabe si llegó. Compruébalo antes de enviarlo otra vez."
    case .sendAgain: "Enviar de nuevo"
    case .arrived: "Esto se ha enviado; puedes continuar."
    case .open: "Abrir"
    case .dismiss: "Ocultar"
    case .logOutQuestion:
      "Parte de lo que escribiste no se ha enviado. Al cerrar la sesión se descarta. ¿Cerrarla?"
    }
  }
}
