extension BriefText {
  var spanish: String {
    switch self {
    case .greeting(let name?): "¡Hola, \(name)! 👋"
    case .greeting(nil): "¡Hola! 👋"
    case .events: "Eventos"
    case .nameday: "Santo"
    case .reminders: "Recordatorios"
    case .weather: "Tiempo"
    case .noWeather: "Por ahora no hay tiempo."
    case .noUpcoming: "Nada por delante."
    case .noNames: "Hoy no hay santos."
    case .more(let count): "y \(count) más: daily-brief events"
    case .retry: "daily-brief --refresh lo intenta de nuevo."
    case .asking: "Preguntando al servidor…"
    case .noPage: "Aún nada del servidor; daily-brief le pregunta."
    case .begin: "Aún no hay nada configurado. Empieza por donde quieras:"
    case .beginPlace: "daily-brief place Madrid: el tiempo de allí"
    case .beginEvent: #"daily-brief events add "Navidad" 2026-12-25 --yearly: una cuenta atrás"#
    case .beginNameday: "daily-brief settings language pl: de quién es el santo (sk, cs, hu, pl)"
    }
  }
}
