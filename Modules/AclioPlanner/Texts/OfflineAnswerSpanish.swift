import CoreModels

extension OfflineAnswerText {
  var spanish: String {
    let language = Language.spanish
    return switch self {
    case .introduction:
      "Soy el planificador sin conexión: respondo a partir de tus metas y sus pasos, sin red."
    case .hello(let name):
      name.isEmpty ? "Hola." : "Hola, \(name)."
    case .thanks:
      "Con gusto. El siguiente paso pequeño es tuyo."
    case .unknown:
      """
      Eso no lo sabe el planificador sin conexión. Pregunta cómo vas, qué sigue, qué cabe hoy, \
      cómo vas de tiempo, o di que te has atascado. `aclio coach` conecta un coach que habla de \
      todo.
      """
    case .noGoals:
      """
      Aún no hay metas. `aclio new "…"` planifica una.
      """
    case .overview(let goal, let percent, let next):
      "\(goal): \(percent)\u{A0}%, " + (next.map { "sigue: \($0)" } ?? "hecho")
    case .progress(let goal, let done, let all, let percent):
      "«\(goal)»: \(done) de \(all) pasos hechos, \(percent)\u{A0}%."
    case .next(let step, let duration):
      "Sigue: «\(step)»\(duration.map { ", \($0)" } ?? "")."
    case .stepDue(let today, let day):
      "Está previsto para el \(language.date(day, from: today))."
    case .stepLate(let today, let day):
      "Estaba previsto para el \(language.date(day, from: today)); hoy también es buen día."
    case .today(let step, let text, let minutes):
      "Hoy, \(PlanningText.span(.minutes(minutes)).text(in: language)): «\(step)». \(text)"
    case .missed(let step):
      """
      Pasa en todos los planes. No lo recuperes: sigue hoy con un trozo pequeño de «\(step)» y mueve \
      con `aclio edit` los días que ya no encajan.
      """
    case .smaller(let step):
      """
      Entonces el problema es el paso, que es demasiado grande, y no tú. Toma «\(step)», pon un \
      temporizador de diez minutos, haz solo el primer movimiento y para cuando suene.
      """
    case .smallerStill:
      """
      `aclio expand` muestra cómo se hace; si el día está lleno, muévelo sin culpa. Si enfermas, \
      `daybook mercy` lo pausa todo.
      """
    case .markDone(let step):
      "Bien hecho. `aclio done` lo marca; queda abierto «\(step)»."
    case .allDone(let goal):
      """
      «\(goal)»: todo hecho, hasta el último paso. Cuéntaselo hoy a alguien. `aclio extend` sigue \
      desde aquí cuando quieras.
      """
    case .timeLeft(let days, let steps, let late):
      """
      Quedan \(language.days(days)) para \(language.counted(steps, one: "paso", many: "pasos")): \
      uno cada \(language.days(max(days / max(steps, 1), 1))) más o menos.
      """
        + (late == 0
          ? " El ritmo es bueno."
          : " Pasos con retraso: \(late). Haz primero el más pequeño, o cambia la fecha.")
    case .noDueDay:
      "Esta meta no tiene fecha, así que nada va tarde. `aclio edit` le pone una, si ayuda."
    case .overdue(let days):
      """
      La fecha ya pasó; han transcurrido \(language.days(days)). Elige otra con `aclio edit`; lo \
      hecho, hecho queda.
      """
    case .changePlan:
      "`aclio edit` cambia los pasos, su orden y la fecha; `aclio extend` añade pasos al final."
    }
  }
}
