import CoreModels
import CoreNet
import CoreTerminal

extension ServerText {
  var spanish: String {
    let language = Language.spanish
    return switch self {
    case .error(.invalidURL(let error)), .error(.network(let error)):
      error.failure(in: .spanish).message
    case .advice(.invalidURL(let error)), .advice(.network(let error)):
      error.failure(in: .spanish).hint
    case .error(.invalidResponse(let status)):
      "Un servidor de DailyBrief no responde así\(Self.number(status))."
    case .error(.decoding(let path)):
      "No se entiende la respuesta del servidor en \(path.terminalSafe)."
    case .error(.unauthorized(.password)): "Correo o contraseña incorrectos."
    case .error(.unauthorized(.apiKey)): "El servidor no acepta la clave de API."
    case .error(.unauthorized(.token)): "Inicia sesión de nuevo."
    case .error(.message(let text, _, _)):
      ServerRefusal(rawValue: text)?.spanish ?? "El servidor dice: \(text.said)"
    case .error(.unreadableDate(let date, of: let name)):
      "La fecha de «\(name.oneLine)» no se puede leer: \(date.oneLine)."
    case .advice(.unreadableDate):
      "daily-brief events remove lo elimina; no se puede hacer nada más con él."
    case .onlyRemovable: "no se puede leer su fecha; solo se puede eliminar"
    case .error(.rateLimited(isLogIn: true, _)): "Demasiados intentos. Inténtalo más tarde."
    case .error(.rateLimited(isLogIn: false, _)): "El servidor pide ir más despacio."
    case .advice(.invalidResponse), .advice(.decoding):
      "Comprueba la dirección del servidor o inténtalo más tarde."
    case .advice(.unauthorized(.password)): "Comprueba ambos; daily-brief register crea una cuenta."
    case .advice(.unauthorized(.apiKey)): "Indica la clave con --api-key o en DAILY_BRIEF_API_KEY."
    case .advice(.unauthorized(.token)): "daily-brief login te pide la contraseña."
    case .advice(.message(ServerRefusal.emailTaken.rawValue, _, _)):
      "daily-brief login inicia sesión con él."
    case .advice(.message(_, status: 500..., _)):
      "El servidor tiene sus propios problemas; prueba más tarde."
    case .advice(.message(_, _, isLogIn: true)):
      "Comprueba la dirección del servidor o pregunta a quien lo administra."
    case .advice(.message): "daily-brief whoami muestra quién ha iniciado sesión y dónde."
    case .advice(.rateLimited(_, let seconds?)):
      "Inténtalo de nuevo dentro de "
        + language.counted(Self.minutes(seconds), one: "minuto", many: "minutos")
        + "."
    case .advice(.rateLimited(isLogIn: true, nil)):
      "El servidor cuenta por horas; aquí no ha cambiado nada."
    case .advice(.rateLimited(isLogIn: false, nil)):
      "El servidor cuenta por horas; lo guardado sigue en pantalla."
    }
  }
}

extension ServerRefusal {
  fileprivate var spanish: String {
    switch self {
    case .emailTaken: "Ya hay una cuenta con este correo."
    case .notAllowed: "El servidor no lo permite."
    case .trouble: "El servidor ha tenido un error."
    case .noSuchPage: "El servidor no conoce esta petición."
    case .noSuchUser: "El servidor no conoce esta cuenta."
    case .noWeather: "El servidor no tiene ningún lugar para tus datos del tiempo."
    case .badPlace: "El servidor no encuentra este lugar."
    case .noSuchEvent: "El servidor no tiene este evento."
    case .duplicateEvent: "El servidor ya tiene este evento."
    }
  }
}
