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
      "Noch keine Ziele. Nenne eines und du bekommst einen Plan: aclio new \"Im April 5 km laufen\""
    case .noMatches: "Kein Ziel passt."
    case .more(let count): "und \(count) weitere: aclio list"
    case .next(let number, let title): "Weiter: \(number). \(title)"
    case .expandHint(let goal, let step): "Mehr zu Schritt \(step): aclio expand \(goal) \(step)"
    case .questions: "Ein paar Fragen helfen dem Plan. Mit Enter überspringst du eine."
    case .readingGoal: "Das Ziel wird gelesen …"
    case .makingPlan: "Der Plan entsteht …"
    case .review: "Behalten [k], bearbeiten [e], neu planen [a] oder verwerfen [d]?"
    case .unreachable(let reason): "Der Coach hat nicht geantwortet: \(reason)"
    case .queueOrOffline:
      "Die Frage aufheben, bis er antwortet [q], offline planen [o] oder verwerfen [d]?"
    case .queued(let name): "„\(name)“ wartet auf den Coach. Was wartet, zeigt aclio pending."
    case .discarded: "Nichts wurde gespeichert."
    case .kept(let name, let count): "„\(name)“ ist gespeichert, mit \(stepsDative(count))."
    case .planner(.offline): "Vom Offline-Planer, der niemanden fragt."
    case .planner(let name): "Geplant von \(name.label)."
    case .planLanguage: "Der Planer schreibt Pläne nur auf Englisch und Slowakisch."
    case .stepDone(let title): "Erledigt: \(title)"
    case .stepUndone(let title): "Nicht mehr erledigt: \(title)"
    case .wasDone(let title): "War schon erledigt: \(title)"
    case .wasNotDone(let title): "War nicht erledigt: \(title)"
    case .goalCompleted(let name): "Das Ziel ist erreicht: \(name)"
    case .extended(let name, let count): "„\(name)“ geht mit \(moreSteps(count)) weiter."
    case .edited(let name): "„\(name)“ ist geändert."
    case .unchanged: "Nichts wurde geändert."
    case .putAway(let name): "„\(name)“ ist archiviert. aclio archive --undo holt es zurück."
    case .restored(let name): "„\(name)“ ist wieder unter den Zielen."
    case .deleted(let name, let count):
      "„\(name)“ ist gelöscht, mit \(stepsDative(count)). daybook undo holt es zurück."
    case .exported(let count, let file): "\(goals(count)) in \(file) geschrieben."
    case .imported(let count, let known): "\(goals(count)) importiert, \(known) schon bekannt."
    case .editorHelp:
      """
      Ein Schritt pro Zeile: Titel | Dauer | fällig am (wie 2026-11-30). Was fehlt, ist leer.
      Eingerückte Zeilen beschreiben den Schritt darüber; [ ] oder [x] beginnt einen Teil davon.
      Eine Zahl mit Punkt am Zeilenanfang sagt, welcher Schritt es war: Lass sie beim Verschieben
      stehen. Zeilen, die mit # beginnen, werden nicht gelesen.
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
    case .badPlan(let line, .descriptionTooLong):
      "Der Text, zu dem Zeile \(line) gehört, ist zu lang."
    case .badPlan(let line, .unknownMark(let mark)):
      "Laut Zeile \(line) war das Schritt \(mark); den gibt es nicht."
    case .badPlan(let line, .markTwice(let mark)):
      "Laut Zeile \(line) war das Schritt \(mark), laut einer anderen auch."
    case .unknownCategory(let text): "„\(text)“ ist kein Bereich."
    case .emptyTitle: "Ein Schritt braucht einen Titel."
    case .changedMeanwhile(let name): "„\(name)“ hat sich beim Bearbeiten geändert."
    case .noSteps: "Ein Plan braucht mindestens einen Schritt."
    case .nothingToEdit: "Du hast nicht gesagt, was sich ändern soll."
    case .unknownImport(let path): "\(path) ist keine Liste von Zielen."
    case .badImport(let goal, let fault):
      "Ziel \(goal) der Datei lässt sich nicht importieren, darum wurde keines importiert: "
        + fault.message(in: .german)
    case .pastDue(let day): "Der \(day.shortText(in: .german)) ist schon vorbei."
    }
  }

  private static func germanAdvice(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal: "Die Ziele und ihre Nummern zeigt aclio list."
    case .ambiguousGoal: "Gib die Nummer aus aclio list an oder mehr vom Namen."
    case .noSuchStep(_, _, let last):
      last == 0
        ? "Es hat noch keine Schritte: aclio extend"
        : "Seine Schritte haben die Nummern 1 bis \(last)."
    case .ambiguousStep: "Gib die Nummer an oder mehr vom Titel."
    case .badPlan(_, .descriptionFirst): "Beginne die Zeile eines Schritts ohne Leerzeichen."
    case .badPlan(_, .titleTooLong): "Ein Titel hat bis zu 200 Zeichen."
    case .badPlan(_, .descriptionTooLong):
      "Eine Beschreibung hat bis zu 2.000 Zeichen, eine Zeitangabe bis zu 60."
    case .badPlan(_, .unknownMark), .badPlan(_, .markTwice):
      "Lösche die Zahl, um einen neuen Schritt anzulegen."
    case .unknownCategory: "Wähle einen davon: \(GoalCategory.words.joined(separator: ", "))."
    case .emptyTitle: "Gib 1 bis 200 Zeichen ein."
    case .changedMeanwhile:
      "Sieh es dir an und bearbeite es noch einmal; was du geschrieben hast, steht im Entwurf."
    case .noSteps: "Schreib einen Schritt pro Zeile."
    case .nothingToEdit: "Zum Beispiel: aclio edit 1 --due 2027-04-30"
    case .unknownImport: "Gib eine JSON-Datei an, wie die Telefon-App sie exportiert."
    case .badImport(_, let fault): fault.hint(in: .german)
    case .pastDue: "Gib einen Tag ab heute an oder lass --due weg."
    }
  }

  private func stepsDative(_ count: Int) -> String {
    Language.german.counted(count, one: "Schritt", many: "Schritten")
  }

  private func moreSteps(_ count: Int) -> String {
    Language.german.counted(count, one: "weiterem Schritt", many: "weiteren Schritten")
  }

  private func goals(_ count: Int) -> String {
    Language.german.counted(count, one: "Ziel", many: "Ziele")
  }

  private func days(_ count: Int) -> String {
    Language.german.counted(count, one: "Tag", many: "Tagen")
  }
}
