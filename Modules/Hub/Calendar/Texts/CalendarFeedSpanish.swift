import CoreModels

extension CalendarFeedText {
  var spanish: String {
    switch self {
    case .name: "Daybook"
    case .title: "Suscripción de calendario"
    case .hint:
      """
      Tu aplicación de calendario puede mostrar tus afirmaciones, cuentas atrás y \
      recordatorios. Quien tenga la dirección puede leerlos, y nada más.
      """
    case .make: "Crear una dirección"
    case .made(let day): Self.spanishMade(day)
    case .isOff: "No hay dirección: la suscripción de calendario está desactivada."
    case .replace: "Crear otra dirección"
    case .replaceQuestion:
      """
      La dirección que usas ahora dejará de funcionar al instante. ¿Crear otra?
      """
    case .turnOff: "Desactivar"
    case .turnOffQuestion:
      """
      Las aplicaciones de calendario no recibirán nada nuevo de aquí. ¿Desactivarla?
      """
    case .address: "Dirección para tu aplicación de calendario"
    case .keepSafe: "Cópiala ahora y guárdala bien: no se vuelve a mostrar."
    case .copy: "Copiar"
    case .copied: "Copiada"
    case .openInApp: "Abrir en un calendario"
    }
  }

  private static func spanishMade(_ day: Day) -> String {
    """
    La dirección se creó el \(day.longText(in: .spanish)). No se vuelve a mostrar; otra puede \
    sustituirla.
    """
  }
}
