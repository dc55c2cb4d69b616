import CoreModels
import CoreReminders

extension RemindText {
  var spanish: String {
    let language = Language.spanish
    return switch self {
    case .schedule(let choice) where !choice.isEnabled: "Los recordatorios están desactivados."
    case .schedule(let choice):
      Self.spanishSchedule(choice.schedule, in: language)
    case .next(let text): "El próximo: \(text)."
    case .through(.desktop): "Se muestran en el escritorio."
    case .through(.file): "Se escriben en un archivo."
    case .through(.webhook): "Van a una dirección web."
    case .through(.ntfy): "Van a un tema de ntfy."
    case .noTimer(let command): "Ningún temporizador los entrega todavía; \(command) lo configura."
    case .timerActive: "Los entrega el temporizador del sistema."
    case .timerIdle: "El temporizador del sistema está instalado, pero inactivo."
    case .timerStale(let command):
      "El temporizador del sistema aún no está ajustado a esto; \(command) lo actualiza."
    case .paused(let day):
      "Todo está en pausa; el último día es \(day.longText(in: language))."
    case .last(let text): "Último recibido: \(text)."
    case .failed(let text, let reason):
      "No llegó, o no es seguro que llegara: \(text)." + (reason.map { " \($0)" } ?? "")
    case .delivered(let text): "Entregado: \(text)."
    case .sent(.desktop): "Enviado al escritorio."
    case .sent(.file): "Escrito en el archivo."
    case .sent(.webhook): "Enviado a la dirección web."
    case .sent(.ntfy): "Enviado al tema de ntfy."
    case .example: "Así llega un recordatorio."
    case .calendarWritten(let count, let file):
      language.counted(count, one: "recordatorio", many: "recordatorios")
        + " en el archivo \(file)."
    case .timerRemoved: "Se han eliminado el temporizador y sus archivos:"
    case .noTimerToRemove: "No había ningún temporizador."
    case .unexpected: "Ha ocurrido algo inesperado."
    }
  }

  private static func spanishSchedule(_ schedule: ReminderSchedule, in language: Language) -> String
  {
    sentence(
      "Activados: \(schedule.timesText)",
      schedule.quietText(in: language).map { "excepto: \($0)" },
      schedule.until.map { "último día: \($0.shortText(in: language))" })
  }
}
