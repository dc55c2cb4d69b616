extension PushText {
  var spanish: String {
    switch self {
    case .hint:
      """
      Los recordatorios activados también llegan a los navegadores que elijas, aunque no haya \
      abierta ninguna página de Daybook.
      """
    case .remindHere: "Recordármelo en este navegador"
    case .browsers: "Navegadores que te recuerdan"
    case .stop: "Dejar de recordar"
    case .unsupported:
      """
      Este navegador no puede mostrar recordatorios. En un iPhone o iPad, añade primero Daybook \
      a la pantalla de inicio.
      """
    case .denied:
      """
      Este navegador no deja que Daybook te recuerde nada. Permite las notificaciones en los \
      ajustes del sitio e inténtalo de nuevo.
      """
    case .failed: "No ha funcionado. Inténtalo de nuevo dentro de un momento."
    case .error(let error): Self.spanish(error)
    case .advice(let error): Self.spanishAdvice(error)
    }
  }

  private static func spanish(_ error: PushError) -> String {
    switch error {
    case .badSubscription:
      """
      Este navegador envió algo adonde no puede llegar ningún recordatorio.
      """
    case .foreignAddress:
      """
      El servicio de notificaciones de este navegador no está en la internet pública.
      """
    case .tooMany(let count): "Ya te recuerdan \(count) navegadores."
    }
  }

  private static func spanishAdvice(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "Vuelve a cargar la página e inténtalo de nuevo."
    case .foreignAddress: "Usa otro navegador o pide al operador que permita el servicio."
    case .tooMany: "Desactiva uno que ya no uses."
    }
  }
}
