import CoreModels

extension GoalText {
  var spanish: String {
    switch self {
    case .category(let category):
      switch category {
      case .health: "Salud y forma física"
      case .career: "Carrera"
      case .education: "Educación"
      case .finance: "Finanzas"
      case .creative: "Creatividad"
      case .personalGrowth: "Crecimiento personal"
      case .relationships: "Relaciones"
      case .travel: "Viajes"
      case .home: "Hogar"
      case .technology: "Tecnología"
      }
    case .goal: "Meta"
    case .progress: "Progreso"
    case .due: "Plazo"
    case .steps(let done, let total): "\(done) de \(steps(total))"
    case .dueOn(let day): "vence el \(day.shortText(in: .spanish))"
    case .dueToday: "vence hoy"
    case .dueIn(let count): "vence dentro de \(days(count))"
    case .overdue(let count): "\(days(count)) de retraso"
    case .completed: "cumplida"
    case .archived: "archivada"
    case .noGoals:
      "Aún no hay metas. Escribe una y tendrás un plan: aclio new \"Correr 5 km en abril\""
    case .noMatches: "Ninguna meta coincide."
    case .more(let count): "y \(count) más: aclio list"
    case .next(let number, let title): "Sigue: \(number). \(title)"
    case .expandHint(let goal, let step):
      "aclio expand \(goal) \(step) cuenta más del paso \(step)."
    case .questions: "Unas preguntas ayudan al plan. Intro se salta una."
    case .readingGoal: "Leyendo la meta…"
    case .makingPlan: "Preparando el plan…"
    case .review: "¿Guardarlo [k], editarlo [e], hacerlo de nuevo [a] o descartarlo [d]?"
    case .unreachable(let reason): "El coach no respondió: \(reason)"
    case .queueOrOffline:
      "¿Dejar la pregunta hasta que responda [q], planificar sin conexión [o] o descartarla [d]?"
    case .queued(let name): "«\(name)» espera al coach. aclio pending muestra lo que espera."
    case .discarded: "No se guardó nada."
    case .kept(let name, let count): "«\(name)» está guardada, con \(steps(count))."
    case .planner(.offline): "Del planificador sin conexión, que no pregunta a nadie."
    case .planner(let name): "Plan de \(name.label)."
    case .planLanguage: "El planificador solo escribe planes en inglés y eslovaco."
    case .stepDone(let title): "Hecho: \(title)"
    case .stepUndone(let title): "Ya no está hecho: \(title)"
    case .wasDone(let title): "Ya estaba hecho: \(title)"
    case .wasNotDone(let title): "No estaba hecho: \(title)"
    case .goalCompleted(let name): "Meta cumplida: \(name)"
    case .extended(let name, let count): "«\(name)» sigue, con \(steps(count)) más."
    case .edited(let name): "«\(name)» ha cambiado."
    case .unchanged: "No cambió nada."
    case .putAway(let name): "«\(name)» está archivada. aclio archive --undo la recupera."
    case .restored(let name): "«\(name)» está otra vez entre las metas."
    case .deleted(let name, let count):
      "«\(name)» se ha eliminado, con \(steps(count)). daybook undo la recupera."
    case .exported(let count, let file): "\(goals(count)) en el archivo \(file)."
    case .imported(let count, let known): "Metas importadas: \(count); ya conocidas: \(known)."
    case .editorHelp:
      """
      Un paso por línea: título | cuánto dura | plazo (como 2026-11-30). Lo que falta queda vacío.
      Las líneas con sangría describen el paso de arriba; [ ] o [x] empieza una parte suya.
      Un número con punto al principio dice qué paso era: déjalo al mover la línea.
      Las líneas que empiezan por # no se leen.
      """
    case .error(let error): Self.spanish(of: error)
    case .advice(let error): Self.spanishAdvice(of: error)
    }
  }

  private static func spanish(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal(let text): "No hay ninguna meta «\(text)»."
    case .ambiguousGoal(let text, let choices):
      "«\(text)» puede ser varias metas: \(choices.joined(separator: "; "))."
    case .noSuchStep(let text, let goal, _): "«\(goal)» no tiene el paso «\(text)»."
    case .ambiguousStep(let text, let choices):
      "«\(text)» puede ser varios pasos: \(choices.joined(separator: "; "))."
    case .badPlan(let line, .descriptionFirst):
      "La línea \(line) describe un paso y encima no hay ninguno."
    case .badPlan(let line, .titleTooLong): "El título de la línea \(line) es demasiado largo."
    case .badPlan(let line, .descriptionTooLong):
      "El texto al que pertenece la línea \(line) es demasiado largo."
    case .badPlan(let line, .unknownMark(let mark)):
      "Según la línea \(line) era el paso \(mark), que no existe."
    case .badPlan(let line, .markTwice(let mark)):
      "Según la línea \(line) era el paso \(mark), y según otra también."
    case .unknownCategory(let text): "«\(text)» no es una categoría."
    case .emptyTitle: "Un paso necesita un título."
    case .changedMeanwhile(let name): "«\(name)» cambió mientras la editabas."
    case .noSteps: "Un plan necesita al menos un paso."
    case .nothingToEdit: "No has dicho qué cambiar."
    case .unknownImport(let path): "\(path) no es una lista de metas."
    case .badImport(let goal, let fault):
      "La meta \(goal) del archivo no se puede importar, así que no se ha importado ninguna: "
        + fault.message(in: .spanish)
    case .pastDue(let day): "El \(day.shortText(in: .spanish)) ya ha pasado."
    }
  }

  private static func spanishAdvice(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal: "aclio list muestra las metas y sus números."
    case .ambiguousGoal: "Indica su número de aclio list o más de su nombre."
    case .noSuchStep(_, _, let last):
      last == 0
        ? "Aún no tiene pasos: aclio extend" : "Sus pasos tienen los números del 1 al \(last)."
    case .ambiguousStep: "Indica su número o más de su título."
    case .badPlan(_, .descriptionFirst): "Empieza la línea de un paso sin espacio."
    case .badPlan(_, .titleTooLong): "Un título tiene hasta 200 caracteres."
    case .badPlan(_, .descriptionTooLong):
      "Una descripción tiene hasta 2000 caracteres; una duración, 60."
    case .badPlan(_, .unknownMark), .badPlan(_, .markTwice):
      "Para añadir un paso nuevo, quita el número."
    case .unknownCategory: "Elige una de: \(GoalCategory.words.joined(separator: ", "))."
    case .emptyTitle: "Escribe de 1 a 200 caracteres."
    case .changedMeanwhile: "Mírala y edítala otra vez; lo que escribiste está en el borrador."
    case .noSteps: "Escribe un paso por línea."
    case .nothingToEdit: "Por ejemplo: aclio edit 1 --due 2027-04-30"
    case .unknownImport: "Indica un archivo JSON como el que exporta la aplicación del teléfono."
    case .badImport(_, let fault): fault.hint(in: .spanish)
    case .pastDue: "Indica un día a partir de hoy u omite --due."
    }
  }

  private func steps(_ count: Int) -> String {
    Language.spanish.counted(count, one: "paso", many: "pasos")
  }

  private func goals(_ count: Int) -> String {
    Language.spanish.counted(count, one: "meta", many: "metas")
  }

  private func days(_ count: Int) -> String {
    Language.spanish.counted(count, one: "día", many: "días")
  }
}
