import CoreModels
import CoreNet

extension CoachText {
  var spanish: String {
    switch self {
    case .title: "Coach"
    case .name(.offline): "planificador sin conexión"
    case .name(.anthropic): "Anthropic"
    case .name(.openai): "OpenAI o un servidor compatible"
    case .name(.hub): "hub de Aclio"
    case .model: "Modelo"
    case .address: "Dirección"
    case .key: "Clave"
    case .keySet: "guardada"
    case .keyMissing: "falta"
    case .keyNotNeeded: "ninguna"
    case .notChosen: "sin elegir"
    case .chosen(.offline):
      "Desde ahora planifica y responde el planificador sin conexión. No se envía nada."
    case .chosen(let coach): "Desde ahora planifica y responde \(coach.label)."
    case .sends(let host):
      "Con cada pregunta se envían a \(host) metas, pasos, mensajes y tu perfil."
    case .keyKept: "La clave se guarda entre tus secretos."
    case .keyForgotten: "Se ha eliminado la clave."
    case .askKey(let coach): "Clave de \(coach.label) (no se muestra):"
    case .testMessage: "Saluda con una frase corta."
    case .pendingTitle: "Planes en camino"
    case .nonePending: "Ningún plan está esperando."
    case .arrived(let count):
      Language.spanish.counted(count, one: "plan ha llegado.", many: "planes han llegado.")
    case .beingAsked: "se está pidiendo"
    case .askedAgain(let time): "se pedirá de nuevo a partir de esta hora: \(time)"
    case .failed: "no llegará por sí solo"
    case .cancelled(let goal): "Ya no se espera el plan: \(goal)"
    case .retried(let goal): "Se pedirá de nuevo: \(goal)"
    case .trouble(.network): "sin conexión"
    case .trouble(.busy): "el coach está ocupado"
    case .trouble(.slow): "el coach ha tardado demasiado"
    case .trouble(.key): "la clave falta o no es válida"
    case .trouble(.money): "el crédito o la cuota se han agotado"
    case .trouble(.model): "el modelo o la dirección no es correcta"
    case .trouble(.declined): "el modelo se negó"
    case .trouble(.unusable): "la respuesta no era un plan"
    case .trouble(.limit): "el plan ha llegado, pero se ha alcanzado el límite de metas"
    case .trouble(.notKept): "el plan no se pudo guardar"
    case .trouble(.other): "el coach no lo ha aceptado"
    case .error(let error): Self.spanishError(error)
    case .advice(let error): Self.spanishAdvice(error)
    }
  }

  private static func spanishError(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach): "No hay clave para \(coach.label)."
    case .badKey(let coach): "\(coach.label) no acepta la clave."
    case .badKeyForm: "Eso no es una clave: está vacía o tiene caracteres que ninguna tiene."
    case .noAddress: "No se conoce la dirección del hub."
    case .serverWithoutKey: "El hub de Aclio no tiene clave para su modelo."
    case .noCredit: "El crédito o la cuota de esta clave se han agotado."
    case .notAllowed: "Esta clave no lo permite."
    case .noModel(let model): "Allí no hay un modelo «\(model)»."
    case .noSuchService: "La dirección responde, pero no como un coach."
    case .badRequest(""): "El coach no aceptó la petición."
    case .badRequest(let words): "El coach no aceptó la petición: \(words)"
    case .tooLong: "Esto es más de lo que el modelo lee de una vez."
    case .rateLimited: "El coach pide una pausa."
    case .overloaded: "El coach tiene ahora demasiado trabajo."
    case .serverTrouble(let status): "El coach tiene un problema (\(status))."
    case .timedOut: "El coach ha tardado demasiado."
    case .interrupted: "La respuesta se cortó."
    case .network(let error): error.failure(in: .spanish).message
    case .refused, .declined(""): "El modelo se niega a responder a esto."
    case .declined(let words): words
    case .cutAnswer: "La respuesta era demasiado larga y quedó cortada."
    case .unusable: "La respuesta del coach no tiene la forma pedida."
    case .garbage: "La respuesta del coach no se puede leer."
    case .nothingToQueue:
      "El planificador sin conexión responde al momento; nada tiene que esperar."
    case .noSuchPending(let id): "Ningún plan en espera es «\(id)»."
    case .ambiguousPending(let id): "Más de un plan en espera empieza por «\(id)»."
    case .notFailed(let goal): "Este plan aún llegará por sí solo: \(goal)"
    }
  }

  private static func spanishAdvice(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach):
      "aclio coach \(coach.rawValue) la pide; también sirve la variable \(coach.keyVariable)."
    case .badKey(let coach): "aclio coach \(coach.rawValue) --new-key pide otra."
    case .badKeyForm: "Cópiala otra vez, entera y sin espacios."
    case .noAddress: "Indícala: aclio coach hub --url https://…"
    case .serverWithoutKey: "Puede ponerla quien lo administra. Hasta entonces: aclio coach offline"
    case .noCredit: "Añade crédito con el proveedor o elige otro coach: aclio coach"
    case .notAllowed: "Revisa qué permite la clave o elige otro modelo con --model."
    case .noModel: "aclio coach --model NOMBRE elige otro."
    case .noSuchService: "aclio coach muestra la dirección y --url la cambia."
    case .badRequest: "Revisa el modelo y la dirección: aclio coach"
    case .tooLong: "Dilo con menos palabras o elige un modelo que lea más."
    case .rateLimited(let seconds?), .overloaded(let seconds?):
      "Inténtalo de nuevo dentro de "
        + Language.spanish.counted(seconds, one: "segundo", many: "segundos") + "."
    case .rateLimited, .overloaded: "Inténtalo de nuevo dentro de un momento."
    case .serverTrouble, .timedOut:
      "Inténtalo de nuevo dentro de un momento. Sin conexión: aclio coach offline"
    case .interrupted: "Lo que llegó queda guardado. Inténtalo de nuevo dentro de un momento."
    case .network(let error): error.failure(in: .spanish).hint
    case .refused, .declined: "Dilo con otras palabras."
    case .cutAnswer: "Pide menos cada vez."
    case .unusable, .garbage: "Inténtalo de nuevo o elige otro modelo o dirección: aclio coach"
    case .nothingToQueue: "aclio new hace el plan."
    case .noSuchPending: "aclio pending muestra lo que espera."
    case .ambiguousPending: "Escribe más del identificador o su número en la lista."
    case .notFailed: "aclio pending send lo pide ahora."
    }
  }
}
