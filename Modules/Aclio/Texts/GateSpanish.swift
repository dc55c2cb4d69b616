extension GateText {
  var spanish: String {
    switch self {
    case .title: "Premium"
    case .unlocked(.selfHosted): "Todo está desbloqueado. No hay nada que comprar."
    case .unlocked(.revenuecat): "Premium está activo. Todo está desbloqueado."
    case .unlocked(.free): "Todo está desbloqueado."
    case .limited: "3 metas y, cada día, 3 «Explicar en detalle» y 3 «Hazlo por mí»."
    case .until(let day): "Hasta: \(day)."
    case .left(.newGoal, let count): "metas disponibles: \(count) de 3"
    case .left(.expand, let count): "«Explicar en detalle» de hoy: \(count) de 3"
    case .left(.doIt, let count): "«Hazlo por mí» de hoy: \(count) de 3"
    case .resets(let time): "Se renueva a esta hora: \(time)."
    case .plans: "Planes: semanal, mensual, anual"
    case .buyAt(let link): "Comprar: \(link)"
    case .restored: "Tu compra se ha restaurado."
    case .nothingFound: "RevenueCat no conoce ninguna compra activa tuya."
    case .error(.limitReached(.newGoal, _, _)): "Hay sitio para 3 metas y ya están las 3."
    case .error(.limitReached(.expand, _, _)): "Hoy ya has usado las 3 explicaciones en detalle."
    case .error(.limitReached(.doIt, _, _)): "Hoy ya has usado los 3 «Hazlo por mí»."
    case .error(.notSetUp):
      "RevenueCat está elegido, pero falta su clave o tu identificador."
    case .error(.keyRefused): "RevenueCat no acepta la clave."
    case .error(.badReply): "La respuesta de RevenueCat no se puede leer."
    case .error(.nothingToRestore): "Aquí no hay nada que restaurar."
    case .advice(.limitReached(.newGoal, let source, _)):
      "Archiva o elimina una." + premium(source)
    case .advice(.limitReached(_, let source, let reset)):
      "Se renuevan a esta hora: \(reset.timeOfDay)." + premium(source)
    case .advice(.notSetUp):
      "Elige aclio.revenuecat_user e indica la clave como ACLIO_REVENUECAT_KEY."
    case .advice(.keyRefused): "Revisa ACLIO_REVENUECAT_KEY."
    case .advice(.badReply): "Inténtalo más tarde."
    case .advice(.nothingToRestore(.selfHosted)): "Todo está ya desbloqueado."
    case .advice(.nothingToRestore): "Los límites los decide el ajuste aclio.entitlement."
    }
  }

  private func premium(_ source: EntitlementSource) -> String {
    source == .revenuecat ? " aclio premium muestra qué quita el límite." : ""
  }
}
