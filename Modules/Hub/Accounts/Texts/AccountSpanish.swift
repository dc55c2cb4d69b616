extension AccountText {
  var spanish: String {
    switch self {
    case .resetSubject: "Una contraseña nueva para Daybook"
    case .resetMail(let link):
      """
      Alguien, seguramente tú, ha pedido una contraseña nueva para Daybook.
      Tienes una hora para elegirla aquí:

      \(link)

      Si no has sido tú, no tienes que hacer nada: tu contraseña sigue igual.
      """
    case .error(let error): Self.spanish(error)
    case .advice(let error): Self.spanishAdvice(error)
    }
  }

  private static func spanish(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "Esto no es una dirección de correo."
    case .badPassword: "Una contraseña tiene de 8 a 128 caracteres."
    case .badName: "Un nombre tiene como mucho 100 caracteres."
    case .taken: "Esta dirección ya está registrada."
    case .wrongCredentials: "La dirección o la contraseña no son correctas."
    case .wrongPassword: "La contraseña no es correcta."
    case .notFound: "No existe esa cuenta."
    case .badLink: "Este enlace no es válido."
    case .usedLink: "Este enlace ya se usó."
    case .expiredLink: "Este enlace ha caducado."
    case .mailFailed: "No se pudo enviar el correo."
    }
  }

  private static func spanishAdvice(_ error: AccountError) -> String {
    switch error {
    case .badEmail: "Escríbela como nombre@ejemplo.es."
    case .badPassword:
      "Unas cuantas palabras seguidas son fáciles de recordar y difíciles de adivinar."
    case .badName: "Elige uno más corto."
    case .taken: "Inicia sesión o pide una contraseña nueva."
    case .wrongCredentials: "Inténtalo otra vez o pide una contraseña nueva."
    case .wrongPassword: "Escribe la contraseña con la que inicias sesión."
    case .notFound: "Regístrate primero."
    case .badLink: "Pide uno nuevo."
    case .usedLink: "Pide uno nuevo si lo necesitas."
    case .expiredLink: "Pide uno nuevo; es válido durante una hora."
    case .mailFailed: "Inténtalo más tarde."
    }
  }
}
