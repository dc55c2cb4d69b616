import CoreModels

extension WebText {
  var spanish: String {
    switch self {
    case .skipToContent: "Ir al contenido"
    case .navigation: "Daybook"
    case .today: "Hoy"
    case .settings: "Ajustes"
    case .toToday: "Ir a Hoy"
    case .foreignForm: "Este formulario se abrió antes de tu último inicio de sesión."
    case .foreignFormAdvice: "No se cambió nada. Vuelve a cargar la página y envíalo otra vez."
    case .badForm: "El formulario no llegó completo."
    case .badFormAdvice: "Vuelve atrás y envíalo otra vez."
    case .missingPage: "Aquí no hay nada."
    case .missingPageAdvice: "La página se movió o se quitó, o hay un error en la dirección."
    case .notLoggedIn: "Este Daybook es privado."
    case .notLoggedInAdvice: "Ejecuta daybook serve en este equipo y abre el enlace que muestra."
    }
  }
}
