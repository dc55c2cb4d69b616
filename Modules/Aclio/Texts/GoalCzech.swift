import CoreModels

extension GoalText {
  var czech: String {
    switch self {
    case .category(let category):
      switch category {
      case .health: "Zdraví a kondice"
      case .career: "Kariéra"
      case .education: "Vzdělávání"
      case .finance: "Finance"
      case .creative: "Tvorba"
      case .personalGrowth: "Osobní růst"
      case .relationships: "Vztahy"
      case .travel: "Cestování"
      case .home: "Domov a bydlení"
      case .technology: "Technologie"
      }
    case .goal: "Cíl"
    case .progress: "Pokrok"
    case .due: "Termín"
    case .steps(let done, let total):
      "\(done) z " + Language.czech.counted(total, one: "kroku", many: "kroků")
    case .dueOn(let day): "termín \(day.shortText(in: .czech))"
    case .dueToday: "termín dnes"
    case .dueIn(let count): "termín za \(days(count))"
    case .overdue(let count): "\(days(count)) po termínu"
    case .completed: "splněný"
    case .archived: "v archivu"
    case .noGoals:
      "Zatím žádné cíle. Řekněte jeden a dostanete plán: aclio new \"V dubnu uběhnu 5 km\""
    case .noMatches: "Nenašel se žádný cíl."
    case .more(let count): "a ještě \(count): aclio list"
    case .next(let number, let title): "Dál: \(number). \(title)"
    case .expandHint(let goal, let step):
      "Více o kroku \(step) řekne aclio expand \(goal) \(step)."
    case .questions: "Pár otázek pomůže plánu. Klávesa Enter otázku přeskočí."
    case .readingGoal: "Čte se váš cíl…"
    case .makingPlan: "Připravuje se plán…"
    case .review: "Uložit [k], upravit [e], připravit znovu [a], nebo zahodit [d]?"
    case .unreachable(let reason): "Kouč neodpověděl: \(reason)"
    case .queueOrOffline:
      "Otázku odložit, než se kouč ozve [q], naplánovat offline [o], nebo zahodit [d]?"
    case .queued(let name): "„\(name)“ čeká na kouče. Co čeká, ukáže aclio pending."
    case .discarded: "Nic se neuložilo."
    case .kept(let name, let count): "„\(name)“ je uložen, počet kroků: \(count)."
    case .planner(.offline): "Plán je od offline plánovače, nic se nikam neposlalo."
    case .planner(let name): "Plán připravil kouč \(name.label)."
    case .planLanguage: "Plánovač píše plány jen anglicky a slovensky."
    case .stepDone(let title): "Hotovo: \(title)"
    case .stepUndone(let title): "Už není hotovo: \(title)"
    case .wasDone(let title): "Už bylo hotovo: \(title)"
    case .wasNotDone(let title): "Nebylo hotovo: \(title)"
    case .goalCompleted(let name): "Cíl je splněn: \(name)"
    case .extended(let name, let count): "„\(name)“ pokračuje, nových kroků: \(count)."
    case .edited(let name): "„\(name)“ je upraven."
    case .unchanged: "Nic se nezměnilo."
    case .putAway(let name): "„\(name)“ je v archivu. Vrátí ho aclio archive --undo."
    case .restored(let name): "„\(name)“ je znovu mezi cíli."
    case .deleted(let name, let count):
      "„\(name)“ je smazán, počet kroků: \(count). Vrátí ho daybook undo."
    case .exported(let count, let file):
      "Zapsáno do souboru \(file): "
        + Language.czech.counted(count, one: "cíl", few: "cíle", many: "cílů") + "."
    case .imported(let count, let known): "Importované cíle: \(count), už známé: \(known)."
    case .editorHelp:
      """
      Každý krok na vlastním řádku: název | jak dlouho | termín (například 2026-11-30).
      Co vynecháte, zůstane prázdné.
      Odsazené řádky popisují krok nad nimi; [ ] nebo [x] začíná jeho část.
      Číslo s tečkou na začátku říká, který krok to byl: při přesouvání řádku ho nechte.
      Řádky, které začínají na #, se nečtou.
      """
    case .error(let error): Self.czech(of: error)
    case .advice(let error): Self.czechAdvice(of: error)
    }
  }

  private static func czech(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal(let text): "Cíl „\(text)“ tu není."
    case .ambiguousGoal(let text, let choices):
      "„\(text)“ může znamenat více cílů: \(choices.joined(separator: "; "))."
    case .noSuchStep(let text, let goal, _): "„\(goal)“ nemá krok „\(text)“."
    case .ambiguousStep(let text, let choices):
      "„\(text)“ může znamenat více kroků: \(choices.joined(separator: "; "))."
    case .badPlan(let line, .descriptionFirst):
      "Řádek \(line) popisuje krok, ale žádný nad ním není."
    case .badPlan(let line, .titleTooLong): "Název na řádku \(line) je příliš dlouhý."
    case .badPlan(let line, .descriptionTooLong):
      "Popis nebo trvání u řádku \(line) je příliš dlouhé."
    case .badPlan(let line, .unknownMark(let mark)):
      "Podle řádku \(line) to byl krok \(mark), a ten neexistuje."
    case .badPlan(let line, .markTwice(let mark)):
      "Podle řádku \(line) to byl krok \(mark), a podle jiného také."
    case .unknownCategory(let text): "„\(text)“ není kategorie."
    case .emptyTitle: "Krok potřebuje název."
    case .changedMeanwhile(let name): "„\(name)“ se během úprav změnil."
    case .noSteps: "Plán potřebuje aspoň jeden krok."
    case .nothingToEdit: "Neuvedli jste, co se má změnit."
    case .unknownImport(let path): "\(path) není seznam cílů."
    case .badImport(let goal, let fault):
      "Cíl č. \(goal) v souboru nelze importovat, proto se neimportoval žádný: "
        + fault.message(in: .czech)
    case .pastDue(let day): "\(day) už uplynul."
    }
  }

  private static func czechAdvice(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal: "Cíle a jejich čísla ukáže aclio list."
    case .ambiguousGoal: "Napište jeho číslo z aclio list nebo víc z názvu."
    case .noSuchStep(_, _, let last):
      last == 0 ? "Zatím nemá kroky: aclio extend" : "Jeho kroky mají čísla 1 až \(last)."
    case .ambiguousStep: "Napište jeho číslo nebo víc z názvu."
    case .badPlan(_, .descriptionFirst): "Řádek kroku začněte bez mezery."
    case .badPlan(_, .titleTooLong): "Název může mít nejvýš 200 znaků."
    case .badPlan(_, .descriptionTooLong): "Popis může mít nejvýš 2\u{A0}000 znaků, trvání 60."
    case .badPlan(_, .unknownMark), .badPlan(_, .markTwice):
      "Má-li přibýt nový krok, číslo smažte."
    case .unknownCategory: "Vyberte jednu z těchto: \(GoalCategory.words.joined(separator: ", "))."
    case .emptyTitle: "Napište nejvýš 200 znaků."
    case .changedMeanwhile:
      "Podívejte se na něj a upravte ho znovu; co jste napsali, je v konceptu."
    case .noSteps: "Napište každý krok na vlastní řádek."
    case .nothingToEdit: "Například: aclio edit 1 --due 2027-04-30"
    case .unknownImport: "Zadejte soubor JSON, jaký exportuje mobilní aplikace."
    case .badImport(_, let fault): fault.hint(in: .czech)
    case .pastDue: "Zadejte den ode dneška dál, nebo --due vynechte."
    }
  }

  private func days(_ count: Int) -> String {
    Language.czech.counted(count, one: "den", few: "dny", many: "dní")
  }
}
