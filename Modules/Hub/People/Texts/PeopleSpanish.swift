extension PeopleText {
  var spanish: String {
    switch self {
    case .makeToken: "Crear un token"
    case .tokenName: "Nombre del script"
    case .reads: "Puede leer"
    case .writes: "Puede leer y escribir"
    case .tokenDays: "Días de validez"
    case .noPeople: "Todavía no se ha registrado nadie."
    case .disabled: "bloqueada"
    case .invitation(let days): "Sirve para que se registre una persona en \(days) días."
    case .link: "Sirve para elegir una contraseña nueva en una hora."
    case .isDisabled(let email): "\(email) ya no puede iniciar sesión."
    case .isEnabled(let email): "\(email) puede volver a iniciar sesión."
    case .isDeleted(let email): "Todo lo de \(email) está borrado."
    case .closed: "Aquí el registro está cerrado."
    case .closedAdvice: "Pide una cuenta a quien administra este servidor."
    case .uninvited: "Para registrarte aquí necesitas una invitación."
    case .uninvitedAdvice: "Abre el enlace de tu invitación; sirve una vez."
    case .sure: "Esto borra todo lo de esa persona."
    case .sureAdvice: "Añade --yes si no tienes dudas."
    }
  }
}
