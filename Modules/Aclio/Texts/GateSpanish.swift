extension GateText {
  var spanish: String {
    switch self {
    case .title: "Premium"
    case .unlocked(.selfHosted): "Todo está desbloqueado. No hay nada que comprar."
    case .unlocked(.revenuecat): "Premium está activo. Todo está desbloqueado."
    case .unlocked(.free): "Todo está desbloqueado."
    case .limited: "3 metas y, cada día, 3 desarrollos y 3 «hazlo por mí»."
    case .until(let day): "Hasta: \(day)."
    case .left(.newGoal, let count): "metas: quedan \(count) de 3"
    case .left(.expand, let count): "desarrollos de hoy: quedan \(count) de 3"
    case .left(.doIt, let count): "«hazlo por mí» de hoy: quedan \(count) de 3"
    case .resets(let time): "Empieza de nuevo a las \(time)."
    case .plans: "Planes: semanal, mensual, anual"
    case .buyAt(let link): "Comprar: \(link)"
    case .restored: "Tu compra está restaurada."
    case .nothingFound: "RevenueCat no conoce ninguna compra activa tuya."
    case .error(.limitReached(.newGoal, _, _)): "Hay sitio para 3 metas y todas están ocupadas."
    case .error(.limitReached(.expand, _, _)): "Los 3 desarrollos de hoy están gastados."
    case .error(.limitReached(.doIt, _, _)): "Los 3 «hazlo por mí» de hoy están gastados."
    case .error(.notSetUp):
      "RevenueCat está elegido, pero falta su clave o tu identificador."
    case .error(.keyRefused): "RevenueCat no acepta la clave."
    case .error(.badReply): "La respuesta de RevenueCat no se puede leer."
    case .error(.nothingToRestore): "Aquí no hay nada que restaurar."
    case .advice(.limitReached(.newGoal, let source, _)):
      "Archiva o borra una." + premium(source)
    case .advice(.limitReached(_, let source, let reset)):
      "Empiezan de nuevo a las \(reset.timeOfDay)." + premium(source)
    case .advice(.notSetUp):
      "Elige aclio.revenuecat_user y da la clave como ACLIO_REVENUECAT_KEY."
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
