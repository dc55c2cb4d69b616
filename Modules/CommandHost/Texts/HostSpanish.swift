extension HostText {
  var spanish: String {
    switch self {
    case .badNow(let text): "DAYBOOK_NOW es «\(text)», que no es un instante."
    case .badNowAdvice: "Escríbelo como 2026-11-21T09:30:00Z o quítalo."
    case .unknownSetting(let name): "No existe el ajuste \(name)."
    case .unknownSettingAdvice: "daybook settings los muestra todos."
    case .usageAdvice(let command): "«\(command) --help» muestra los comandos y las opciones."
    case .unexpected: "Ha ocurrido algo inesperado."
    case .unexpectedAdvice: "Inténtalo de nuevo con --verbose y verás qué fue."
    case .lostOutput: "No se pudo escribir la respuesta."
    case .lostOutputAdvice: "Revisa el disco o el programa que la recibe."
    case .today: "Hoy"
    case .nothingToday: "Aún no hay nada que mostrar."
    case .brokenCard(let reason): "No se puede mostrar esta tarjeta: \(reason)"
    }
  }
}
