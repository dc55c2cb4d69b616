extension BriefText {
  var spanish: String {
    switch self {
    case .greeting(let name?): "¡Hola, \(name)! 👋"
    case .greeting(nil): "¡Hola! 👋"
    case .events: "Eventos"
    case .nameday: "Santo"
    case .reminders: "Recordatorios"
    case .weather: "Tiempo"
    case .noWeather: "Por ahora no hay datos del tiempo."
    case .noUpcoming: "No hay nada próximo."
    case .noNames: "Hoy nadie celebra su santo."
    case .more(let count): "y \(count) más: daily-brief events"
    case .retry: "daily-brief --refresh lo intenta de nuevo."
    case .asking: "Preguntando al servidor…"
    case .noPage: "Aún no hay nada del servidor; daily-brief lo pide."
    case .begin: "Aún no hay nada configurado. Empieza por donde quieras:"
    case .beginPlace: "daily-brief place Madrid: el tiempo de allí"
    case .beginEvent: #"daily-brief events add "Navidad" 2026-12-25 --yearly: una cuenta atrás"#
    case .beginNameday:
      "daily-brief nameday --calendar pl: quién celebra hoy su santo (sk, cs, hu, pl)"
    }
  }
}
