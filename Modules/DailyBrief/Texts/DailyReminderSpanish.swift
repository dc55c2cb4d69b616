import CoreModels

extension DailyReminderText {
  var spanish: String {
    switch self {
    case .title: "Recordatorio"
    case .noReminders: "Aún no hay recordatorios"
    case .howToAdd:
      "Se añade así: daily-brief remind add \"Regar las plantas\" --at 18:00 --repeat weekly"
    case .added(let text, let when): "Añadido: \(text). Próximo: \(when)."
    case .removed(let text): "Eliminado: \(text). daybook undo lo recupera."
    case .addedPaused(let text): "Añadido: \(text). No llegará mientras todo esté en pausa."
    case .pauses: "en pausa"
    case .over: "pasado"
    case .until(let day): "hasta el \(day.shortText(in: .spanish))"
    case .areOff: "Los recordatorios están desactivados; daily-brief remind on los activa."
    case .turnedOff: "Los recordatorios están desactivados, también los de eventos."
    case .turnedOn(let time): "Los recordatorios están activados. Hora de los eventos: \(time)."
    case .repetition(.once): "una vez"
    case .repetition(.daily): "cada día"
    case .repetition(.weekdays): "de lunes a viernes"
    case .repetition(.weekly): "cada semana"
    case .repetition(.monthly): "cada mes"
    case .repetition(.yearly): "cada año"
    }
  }
}
