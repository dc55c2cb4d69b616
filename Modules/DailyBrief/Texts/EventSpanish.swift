import CoreModels

extension EventText {
  var spanish: String {
    let language = Language.spanish
    return switch self {
    case .daysTo(let name, let days): "Días para \(name): \(days)"
    case .days(0): "hoy"
    case .days(1): "mañana"
    case .days(-1): "ayer"
    case .days(let days) where days > 0:
      "dentro de \(language.counted(days, one: "día", many: "días"))"
    case .days(let days): "hace \(language.counted(-days, one: "día", many: "días"))"
    case .yearly: "cada año"
    case .noEvents: "Aún no hay eventos"
    case .howToAdd:
      "Se añade así: daily-brief events add \"Navidad\" 2026-12-25 --yearly"
    case .added(let name, let days): "Añadido: \(name), \(EventText.days(days).spanish)."
    case .changed(let name, let days): "Cambiado: \(name), \(EventText.days(days).spanish)."
    case .removed(let name): "Eliminado: \(name). daybook undo lo recupera."
    case .removedFromServer(let name):
      "Eliminado del servidor: \(name). Para recuperarlo, añádelo otra vez."
    case .imported(let new, let known, let skipped, isTrial: false):
      "Importación. Nuevos: \(new); ya conocidos: \(known); omitidos: \(skipped)."
    case .imported(let new, let known, let skipped, isTrial: true):
      "Así quedaría la importación. Nuevos: \(new); ya conocidos: \(known); omitidos: \(skipped)."
    case .keptOnce(let names):
      Self.sentence("Se repite, pero no cada año, así que solo se guarda el próximo día", names)
    case .skipped(let reason, let names):
      Self.sentence(Self.spanishReason(reason), names)
    case .error(let error): Self.spanishError(error)
    case .advice(let error): Self.spanishAdvice(error)
    }
  }

  private static func spanishReason(_ reason: CalendarSkip) -> String {
    switch reason {
    case .cancelled: "Omitido, cancelado"
    case .over: "Omitido, ya pasó; --past lo incluye"
    case .noDate: "Omitido, sin fecha"
    case .noName: "Omitido, sin nombre"
    case .longName: "Omitido, el nombre tiene más de 200 caracteres"
    case .unknownRecurrence: "Omitido, se repite de un modo que aquí no se conoce"
    }
  }

  private static func spanishError(_ error: EventError) -> String {
    switch error {
    case .duplicate(let name, let day): "Ya existe «\(name)» el \(day.shortText(in: .spanish))."
    case .noSuchEvent(let text): "No hay ningún evento «\(text)»."
    case .ambiguousEvent(let text, _): "«\(text)» coincide con varios eventos."
    case .badLeadDays(let text): "«\(text)» no es una lista de días."
    case .leadDaysOnServer: "El servidor no puede guardar en qué días se anuncia un evento."
    case .nothingToChange: "No has dicho qué cambiar."
    case .noSuchReminder(let text): "No hay ningún recordatorio «\(text)»."
    case .ambiguousReminder(let text, _): "«\(text)» coincide con varios recordatorios."
    case .reminderNeverComes: "Nunca llegaría: su día, o su último día, ya pasó."
    case .noCalendar(let file): "\(file) no es un calendario."
    case .brokenCalendar(let problem, let line):
      "La línea \(line) del calendario no se puede leer: \(Self.spanishProblem(problem))."
    }
  }

  private static func spanishAdvice(_ error: EventError) -> String {
    switch error {
    case .duplicate: "daily-brief events edit lo cambia."
    case .noSuchEvent:
      "daily-brief events los muestra; basta el número, el nombre o su comienzo."
    case .ambiguousEvent(_, let choices), .ambiguousReminder(_, let choices):
      "Elige por su número: \(choices.joined(separator: "; "))."
    case .badLeadDays:
      "Escribe hasta 10 números de 0 a 366, como 7,1,0; o none para ningún aviso."
    case .leadDaysOnServer:
      "Omite --remind; daily-brief remind add apunta un recordatorio en este equipo."
    case .nothingToChange:
      "Añade --name, --on, --yearly, --once, --before, --after o --remind."
    case .noSuchReminder:
      "daily-brief remind los muestra; basta el número, el texto o su comienzo."
    case .reminderNeverComes: "Elige un día posterior en --on o --until."
    case .noCalendar:
      """
      Elige un archivo iCalendar, como los que exportan los calendarios; empieza por \
      BEGIN:VCALENDAR.
      """
    case .brokenCalendar:
      "No se importó nada. Exporta el calendario otra vez o corrige esa línea."
    }
  }

  private static func spanishProblem(_ problem: CalendarProblem) -> String {
    switch problem {
    case .notALine: "no es una propiedad"
    case .notText: "no es texto en UTF-8"
    case .unexpectedEnd: "termina algo que no había empezado"
    case .cutShort: "el archivo acaba a medias"
    case .tooDeep: "demasiadas partes dentro de partes"
    case .badDate: "no tiene una fecha que exista"
    case .badRecurrence: "la repetición no tiene sentido"
    }
  }
}
