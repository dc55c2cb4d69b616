import CoreModels

extension GoalText {
  var german: String {
    switch self {
    case .category(let category):
      switch category {
      case .health: "Gesundheit und Fitness"
      case .career: "Beruf"
      case .education: "Bildung"
      case .finance: "Finanzen"
      case .creative: "Kreatives"
      case .personalGrowth: "Persönliches Wachstum"
      case .relationships: "Beziehungen"
      case .travel: "Reisen"
      case .home: "Haus und Wohnen"
      case .technology: "Technik"
      }
    case .goal: "Ziel"
    case .progress: "Stand"
    case .due: "Fällig"
    case .steps(let done, let total): "\(done) von \(stepsDative(total))"
    case .dueOn(let day): "fällig am \(day.shortText(in: .german))"
    case .dueToday: "heute fällig"
    case .dueIn(let count): "fällig in \(days(count))"
    case .overdue(let count): "seit \(days(count)) überfällig"
    case .completed: "erreicht"
    case .archived: "archiviert"
    case .noGoals:
      "Noch keine Ziele. Eines nennen und einen Plan bekommen: aclio new \"Im April 5 km laufen\""
    case .noMatches: "Kein Ziel passt dazu."
    case .more(let count): "und \(count) weitere: aclio list"
    case .next(let number, let title): "Weiter: \(number). \(title)"
    case .expandHint(let goal, let step):
      "Mehr zu Schritt \(step) sagt aclio expand \(goal) \(step)."
    case .questions: "Ein paar Fragen helfen dem Plan. Enter lässt eine aus."
    case .readingGoal: "Das Ziel wird gelesen…"
    case .makingPlan: "Der Plan entsteht…"
    case .review: "Behalten [k], bearbeiten [e], neu planen [a] oder verwerfen [d]?"
    case .unreachable(let reason): "Der Coach hat nicht geantwortet: \(reason)"
    case .queueOrOffline:
      "Die Frage aufheben, bis er antwortet [q], ohne Netz planen [o] oder verwerfen [d]?"
    case .queued(let name): "„\(name)“ wartet auf den Coach. Was wartet, zeigt aclio pending."
    case .discarded: "Nichts wurde behalten."
    case .kept(let name, let count): "„\(name)“ ist gespeichert, mit \(stepsDative(count))."
    case .planner(.offline): "Vom Planer ohne Netz, der niemanden fragt."
    case .planner(let name): "Geplant von \(name.rawValue)."
    case .planLanguage: "Der Planer schreibt Pläne nur auf Englisch und Slowakisch."
    case .stepDone(let title): "Erledigt: \(title)"
    case .stepUndone(let title): "Nicht mehr erledigt: \(title)"
    case .wasDone(let title): "War schon erledigt: \(title)"
    case .wasNotDone(let title): "War nicht erledigt: \(title)"
    case .goalCompleted(let name): "Das Ziel ist erreicht: \(name)"
    case .extended(let name, let count): "„\(name)“ geht weiter, mit \(stepsDative(count)) mehr."
    case .edited(let name): "„\(name)“ ist geändert."
    case .unchanged: "Nichts wurde geändert."
    case .putAway(let name): "„\(name)“ ist archiviert. aclio archive --undo holt es zurück."
    case .restored(let name): "„\(name)“ ist wieder unter den Zielen."
    case .deleted(let name, let count):
      "„\(name)“ ist gelöscht, mit \(stepsDative(count)). daybook undo holt es zurück."
    case .exported(let count, let file): "\(goals(count)) nach \(file) geschrieben."
    case .imported(let count, let known): "\(goals(count)) übernommen, \(known) schon bekannt."
    case .editorHelp:
      """
      Ein Schritt je Zeile: Titel | Dauer | fällig am (wie 2026-11-30). Was fehlt, ist leer.
      Eingerückte Zeilen beschreiben den Schritt darüber; [ ] oder [x] beginnt einen Teil davon.
      Eine Zahl mit Punkt am Anfang sagt, welcher Schritt es war: beim Verschieben stehen lassen.
      Zeilen, die mit # beginnen, werden nicht gelesen.
      """
    case .error(let error): Self.german(of: error)
    case .advice(let error): Self.germanAdvice(of: error)
    }
  }

  private static func german(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal(let text): "Es gibt kein Ziel „\(text)“."
    case .ambiguousGoal(let text, let choices):
      "„\(text)“ kann mehrere Ziele meinen: \(choices.joined(separator: "; "))."
    case .noSuchStep(let text, let goal, _): "„\(goal)“ hat keinen Schritt „\(text)“."
    case .ambiguousStep(let text, let choices):
      "„\(text)“ kann mehrere Schritte meinen: \(choices.joined(separator: "; "))."
    case .badPlan(let line, .descriptionFirst):
      "Zeile \(line) beschreibt einen Schritt, und darüber ist keiner."
    case .badPlan(let line, .titleTooLong): "Der Titel in Zeile \(line) ist zu lang."
    case .badPlan(let line, .descriptionTooLong): "Wozu Zeile \(line) gehört, ist zu lang."
    case .badPlan(let line, .unknownMark(let mark)):
      "Laut Zeile \(line) war das Schritt \(mark), den es nicht gibt."
    case .badPlan(let line, .markTwice(let mark)):
      "Laut Zeile \(line) war das Schritt \(mark), laut einer anderen auch."
    case .unknownCategory(let text): "„\(text)“ ist keine Kategorie."
    case .emptyTitle: "Ein Schritt braucht einen Titel."
    case .changedMeanwhile(let name): "„\(name)“ hat sich beim Bearbeiten geändert."
    case .noSteps: "Ein Plan braucht mindestens einen Schritt."
    case .nothingToEdit: "Es ist nicht gesagt, was geändert werden soll."
    case .unknownImport(let path): "\(path) ist keine Liste von Zielen."
    case .badImport(let goal, let fault):
      "Ziel \(goal) der Datei wird nicht übernommen, darum keines: "
        + fault.message(in: .german)
    case .pastDue(let day): "\(day) ist schon vorbei."
    }
  }

  private static func germanAdvice(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal: "Die Ziele und ihre Nummern zeigt aclio list."
    case .ambiguousGoal: "Die Nummer aus aclio list angeben oder mehr vom Namen."
    case .noSuchStep(_, _, let last):
      last == 0
        ? "Es hat noch keine Schritte: aclio extend"
        : "Seine Schritte haben die Nummern 1 bis \(last)."
    case .ambiguousStep: "Die Nummer angeben oder mehr vom Titel."
    case .badPlan(_, .descriptionFirst): "Die Zeile eines Schritts ohne Leerzeichen beginnen."
    case .badPlan(_, .titleTooLong): "Ein Titel hat bis zu 200 Zeichen."
    case .badPlan(_, .descriptionTooLong):
      "Eine Beschreibung hat bis zu 2.000 Zeichen, eine Dauer 60."
    case .badPlan(_, .unknownMark), .badPlan(_, .markTwice):
      "Für einen neuen Schritt die Zahl wegnehmen."
    case .unknownCategory: "Eine davon wählen: \(GoalCategory.words.joined(separator: ", "))."
    case .emptyTitle: "Bis zu 200 Zeichen angeben."
    case .changedMeanwhile:
      "Noch einmal ansehen und bearbeiten; das Geschriebene ist im Entwurf."
    case .noSteps: "Einen Schritt je Zeile schreiben."
    case .nothingToEdit: "Zum Beispiel: aclio edit 1 --due 2027-04-30"
    case .unknownImport: "Eine JSON-Datei angeben, wie die Telefon-App sie ausgibt."
    case .badImport(_, let fault): fault.hint(in: .german)
    case .pastDue: "Einen Tag ab heute angeben oder --due weglassen."
    }
  }

  private func stepsDative(_ count: Int) -> String {
    Language.german.counted(count, one: "Schritt", many: "Schritten")
  }

  private func goals(_ count: Int) -> String {
    Language.german.counted(count, one: "Ziel", many: "Ziele")
  }

  private func days(_ count: Int) -> String {
    Language.german.counted(count, one: "Tag", many: "Tagen")
  }
}
