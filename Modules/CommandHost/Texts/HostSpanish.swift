import CoreModels

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
    case .mercyUntil(let day):
      "Todo está en pausa; el último día es \(day.longText(in: .spanish)). Tómate tu tiempo."
    case .noMercy: "Nada está en pausa."
    case .mercyInThePast(let day): "Una pausa no puede terminar el \(day), que ya pasó."
    case .mercyInThePastAdvice: "Elige hoy o un día posterior."
    case .noNetwork: "Esta orden funciona sin red."
    case .noNetworkAdvice: "Escribe daybook delante de las mismas palabras; esa orden sí tiene red."
    case .undone: "Deshecho:"
    case .nothingToUndo: "No hay nada que deshacer."
    case .changes(let count): Language.spanish.counted(count, one: "cambio", many: "cambios")
    }
  }
}
