import CoreModels

extension OfflineText {
  var spanish: String {
    switch self {
    case .description: "Cinco pequeños productos para un buen día."
    case .title: "Sin conexión."
    case .hint: "No se puede llegar a Daybook, y esta página no está guardada en este dispositivo."
    case .tryAgain: "Intentar de nuevo"
    case .keptPages: "Guardado en este dispositivo"
    case .shownAsOf(let time): "Sin conexión. Tal como estaba: \(time)."
    case .notices: "Conexión"
    case .waiting(let count): "Por enviar: \(count)"
    case .waitingHint: "Guardado en este dispositivo; se envía solo cuando vuelva la conexión."
    case .keptHere: "Guardado en este dispositivo. Se envía cuando vuelva la conexión."
    case .sendNow: "Enviar ahora"
    case .discard: "Descartar"
    case .discardQuestion:
      "¿Descartar lo que espera aquí? No se ha enviado y no se podrá recuperar."
    case .sent(let count): "Enviado: \(count)"
    case .refused: "Esto no se aceptó. Lo que escribiste está aquí."
    case .doubtful: "Esto esperó tanto que no se sabe si llegó. Míralo antes."
    case .sendAgain: "Enviar de nuevo"
    case .arrived: "Esto se envió y continúa."
    case .open: "Abrir"
    case .dismiss: "Ocultar"
    case .logOutQuestion:
      "Parte de lo que escribiste no se ha enviado. Al cerrar la sesión se descarta. ¿Cerrarla?"
    }
  }
}
