import CoreModels

extension SunPageWord {
  var spanish: String {
    switch self {
    case .newQuote: "Otra afirmación"
    case .newHint: "Da otra afirmación para hoy"
    case .settings: "Ajustes"
    case .close: "Cerrar"
    case .affirmations: "Afirmaciones"
    case .history: "Días hasta hoy"
    case .today: "Hoy"
    case .parts: "Partes de Grounding Sun"
    case .look: "Aspecto"
    case .light: "Claro"
    case .dark: "Oscuro"
    case .byClock: "Según la hora: claro de 06:00 a 18:00"
    case .bySun: "Según el sol de un lugar"
    case .place: "Lugar: grados norte y este"
    case .reminders: "Recordatorio"
    case .remindMe: "Recordármelo cada día"
    case .time: "Hora"
    case .timeHint: "Varias horas separadas por comas, como 09:00, 20:30."
    case .remindHint:
      "Llega al dispositivo donde están instalados los recordatorios de Daybook, o al navegador "
        + "que permita notificaciones."
    case .source: "Fuente"
    case .bundled: "Las que vienen con Grounding Sun"
    case .server: "Un servidor con afirmaciones"
    case .address: "Su dirección (empieza por https)"
    case .keptSource: "Seguir con la actual"
    case .language: "Idioma"
    case .save: "Guardar"
    case .write: "Escribir una propia"
    case .add: "Guardar"
    case .edit: "Cambiar el texto"
    case .remove: "No mostrar más"
    case .bringBack: "Recuperar"
    case .removed: "Ya no se muestran"
    case .own: "propia"
    case .noneListed: "No hay afirmaciones. Escribe la primera con tus palabras."
    case .noHistory: "Aún no hay días. Hoy será el primero."
    case .older: "Más antiguas"
    case .newer: "Más recientes"
    case .picture: "Imagen"
    case .share: "Compartir"
    }
  }
}
