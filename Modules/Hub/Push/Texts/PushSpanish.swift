extension PushText {
  var spanish: String {
    switch self {
    case .hint:
      """
      Los recordatorios activados también llegan a los navegadores que elijas, aunque no haya \
      abierta ninguna página de Daybook.
      """
    case .remindHere: "Recordármelo en este navegador"
    case .browsers: "Navegadores con recordatorios"
    case .stop: "Desactivar"
    case .unsupported:
      """
      Este navegador no puede mostrar recordatorios. En un iPhone o iPad, añade primero Daybook \
      a la pantalla de inicio.
      """
    case .denied:
      """
      Este navegador no permite los recordatorios de Daybook. Permite las notificaciones en los \
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
      Este navegador ha enviado una dirección a la que no puede llegar ningún recordatorio.
      """
    case .foreignAddress:
      """
      El servicio de notificaciones de este navegador no está en la internet pública.
      """
    case .tooMany(let count): "Ya hay \(count) navegadores con recordatorios."
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
