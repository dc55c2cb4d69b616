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
      "La respuesta del servidor no se entiende en \(path.terminalSafe)."
    case .error(.unauthorized(.password)): "Correo o contraseña incorrectos."
    case .error(.unauthorized(.apiKey)): "El servidor no acepta la clave de API."
    case .error(.unauthorized(.token)): "Inicia sesión de nuevo."
    case .error(.message(let text, _)): "El servidor dice: \(text.terminalSafe)"
    case .error(.rateLimited(isLogIn: true, _)): "Demasiados intentos. Prueba más tarde."
    case .error(.rateLimited(isLogIn: false, _)): "El servidor pide ir más despacio."
    case .advice(.invalidResponse), .advice(.decoding):
      "Comprueba la dirección del servidor o prueba más tarde."
    case .advice(.unauthorized(.password)): "Comprueba ambos; daily-brief register crea una cuenta."
    case .advice(.unauthorized(.apiKey)): "Da la clave con --api-key o en DAILY_BRIEF_API_KEY."
    case .advice(.unauthorized(.token)): "daily-brief login te pide la contraseña."
    case .advice(.message(_, status: 500...)):
      "El servidor tiene sus propios problemas; prueba más tarde."
    case .advice(.message): "daily-brief whoami muestra quién ha iniciado sesión y dónde."
    case .advice(.rateLimited(_, let seconds?)):
      "Prueba de nuevo en "
        + language.counted(Self.minutes(seconds), one: "minuto", many: "minutos")
        + "."
    case .advice(.rateLimited(_, nil)):
      "El servidor cuenta por horas; lo guardado sigue en pantalla."
    }
  }
}
