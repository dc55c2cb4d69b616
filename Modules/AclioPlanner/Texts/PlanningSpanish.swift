import CoreModels

extension PlanningText {
  var spanish: String {
    let language = Language.spanish
    return switch self {
    case .question(let topic): questionInSpanish(topic)
    case .placeholder(let topic): placeholderInSpanish(topic)
    case .span(let span): spanInSpanish(span)
    case .usualTime(let weeks, let until, let today):
      """
      No diste fecha, así que el plan dura \(language.weeks(weeks)), hasta el \
      \(language.date(until, from: today)).
      """
    case .impossibleDay(let words, _, let until, let today):
      """
      «\(words)» no está en ningún calendario, así que este plan llega hasta el \
      \(language.date(until, from: today)).
      """
    case .passed(let day, let weeks, let until, let today):
      """
      El \(language.date(day, from: today)) ya pasó, así que el plan dura \
      \(language.weeks(weeks)) desde hoy, hasta el \(language.date(until, from: today)).
      """
    case .far(let day, let until, let today):
      """
      Faltan más de diez años para el \(language.date(day, from: today)), así que este es el plan \
      del primer año, hasta el \(language.date(until, from: today)).
      """
    case .tight(let tightness, let currency): tightInSpanish(tightness, currency)
    }
  }

  private func questionInSpanish(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "¿Para cuándo lo quieres?"
    case .hours: "¿Cuántas horas a la semana puedes darle?"
    case .level: "¿Cuánta experiencia tienes?"
    case .longestRun: "¿Cuál ha sido tu carrera más larga?"
    case .saved: "¿Cuánto tienes ya apartado?"
    case .spare: "¿Cuánto puedes apartar al mes sin apuros?"
    case .budget: "¿Cuánto puede costar?"
    case .obstacle: "¿Qué se interpuso la última vez?"
    }
  }

  private func placeholderInSpanish(_ topic: QuestionTopic) -> String {
    switch topic {
    case .deadline: "para finales de abril"
    case .hours: "3 horas, sobre todo por las noches"
    case .level: "ninguna, o un poco hace años"
    case .longestRun: "4 km el domingo pasado"
    case .saved: "250 euros"
    case .spare: "200 euros"
    case .budget: "500 euros"
    case .obstacle: "cansancio después del trabajo"
    }
  }

  private func spanInSpanish(_ span: PlanSpan) -> String {
    let language = Language.spanish
    return switch span {
    case .minutes(let count): language.counted(count, one: "minuto", many: "minutos")
    case .hours(let count): language.counted(count, one: "hora", many: "horas")
    case .days(let count): language.days(count)
    case .weekly(let times, let minutes): "\(times) × \(minutes) minutos por semana"
    }
  }

  private func tightInSpanish(_ tightness: Tightness, _ currency: GoalAmount.Currency?) -> String {
    let language = Language.spanish
    return switch tightness {
    case .running(let reach, let weeks):
      """
      Sinceramente: en \(language.weeks(weeks)) un cuerpo llega a unos \(reach) km seguidos. \
      Camina el resto, elige una carrera más corta o cambia la fecha.
      """
    case .weight(let kilos):
      """
      Sinceramente: sin perjudicar la salud, el tiempo da para unos \(language.decimal(kilos)) kg. \
      El plan apunta ahí y deja el resto para después.
      """
    case .writing(let words):
      """
      Sinceramente: son \(language.grouped(words)) palabras por día de escritura, más de lo que \
      casi todo el mundo aguanta. Apunta a la mitad o cambia la fecha.
      """
    case .reading(let pages):
      "Sinceramente: son \(language.grouped(pages)) páginas al día. Elige libros cortos, o menos."
    case .saving(let sum):
      """
      Sinceramente: lo que puedes apartar suma \(language.money(sum, currency)) para entonces. \
      Vende o gana la diferencia, o cambia la fecha.
      """
    case .short(let days):
      """
      Sinceramente: \(language.days(days)) es poco para esto. El plan logra un buen comienzo \
      para entonces; mantén el ritmo y sigue.
      """
    }
  }
}
