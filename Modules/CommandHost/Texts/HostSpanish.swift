import CoreModels

extension HostText {
  var spanish: String {
    switch self {
    case .badNow(let text): "DAYBOOK_NOW es «\(text)», que no es una fecha y hora válidas."
    case .badNowAdvice: "Escríbelo como 2026-11-21T09:30:00Z o quítalo."
    case .unknownSetting(let name): "No existe el ajuste \(name)."
    case .unknownSettingAdvice: "daybook settings los muestra todos."
    case .usageAdvice(let command): "«\(command) --help» muestra los comandos y las opciones."
    case .lostOutput: "No se pudo escribir la respuesta."
    case .lostOutputAdvice: "Revisa el disco o el programa que la recibe."
    case .today: "Hoy"
    case .nothingToday: "Aún no hay nada que mostrar."
    case .mercyUntil(let day):
      "Todo está en pausa; el último día es \(day.longText(in: .spanish)). Tómate tu tiempo."
    case .noMercy: "Nada está en pausa."
    case .mercyInThePast(let day):
      "Una pausa no puede terminar el \(day.longText(in: .spanish)), que ya pasó."
    case .mercyInThePastAdvice: "Elige hoy o un día posterior."
    case .noNetwork: "Este comando no tiene acceso a la red."
    case .noNetworkAdvice:
      "Ejecútalo como parte de daybook (daybook y las mismas palabras): ese comando sí tiene red."
    case .noProgram(let name):
      "Para esto hace falta \(name) junto a daybook o en el PATH; Scripts/release crea ambos."
    case .undone: "Deshecho:"
    case .nothingToUndo: "No hay nada que deshacer."
    case .changes(let count): Language.spanish.counted(count, one: "cambio", many: "cambios")
    case .nothingKept: "No hay nada guardado de este día."
    case .pausedDay: "Un día de descanso: todo quedó en pausa."
    case .nothingWritten: "Todavía no hay nada escrito."
    case .action(.added): "añadido"
    case .action(.changed): "cambiado"
    case .action(.removed): "eliminado"
    case .action(.undone): "deshecho"
    case .noHistory(let name): "Aquí no hay nada llamado «\(name)»."
    case .noHistoryAdvice:
      "Indica una aplicación, un tipo de entrada o un identificador; daybook history muestra lo "
        + "que hay."
    case .unknownProfileAdvice(let name, nil): "Se añade con daybook profile add \(name)."
    case .unknownProfileAdvice(let name, let known?):
      "¿Querías decir \(known)? Con daybook profile add \(name) se añade a alguien nuevo."
    case .leftOut(let count, let kinds):
      Language.spanish.counted(
        count, one: "entrada omitida por ser ilegible", many: "entradas omitidas por ser ilegibles")
        + " (\(kinds)): daybook doctor"
    case .onThisMachine: "solo este equipo"
    case .exported(let count, let file): "Guardado en \(file): \(HostText.changes(count).spanish)."
    case .imported(let count): "Importado: \(HostText.changes(count).spanish)."
    case .wouldImport(let count):
      "Se importaría: \(HostText.changes(count).spanish). No se ha escrito nada."
    case .alreadyHere(let count): "Ya presente: \(HostText.changes(count).spanish)."
    case .overtaken(let count):
      "Modificado aquí después; se conserva lo más reciente: \(HostText.changes(count).spanish)."
    }
  }
}
