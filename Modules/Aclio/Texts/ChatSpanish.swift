import CoreModels

extension ChatText {
  var spanish: String {
    switch self {
    case .allGoals: "Todas tus metas"
    case .emptyLineEnds: "termina con una línea vacía"
    case .you: "Tú"
    case .coach(.offline): "coach sin conexión"
    case .coach(.anthropic): "Claude"
    case .coach(.openai): "OpenAI"
    case .coach(.hub): "Hub"
    case .nothingSaid: "Aún no se ha dicho nada."
    case .cleared(0): "No había nada que eliminar."
    case .cleared(let count):
      "Eliminado: " + Language.spanish.counted(count, one: "mensaje", many: "mensajes")
        + ". Se recupera con daybook undo."
    case .interrupted: "(interrumpido; lo que llegó se conserva)"
    case .streaming: "(sigue llegando)"
    case .error(.noMessage): "Falta un mensaje."
    case .error(.noAnswer): "El coach no dijo nada."
    case .advice(.noMessage):
      "Escríbelo: aclio chat META MENSAJE, o pásalo por la entrada estándar."
    case .advice(.noAnswer): "Pregunta otra vez o elige otro coach con aclio coach."
    }
  }
}
