import CoreModels

extension GoalText {
  var hungarian: String {
    switch self {
    case .category(let category):
      switch category {
      case .health: "Egészség és erőnlét"
      case .career: "Karrier"
      case .education: "Tanulás"
      case .finance: "Pénzügyek"
      case .creative: "Alkotás"
      case .personalGrowth: "Személyes fejlődés"
      case .relationships: "Kapcsolatok"
      case .travel: "Utazás"
      case .home: "Otthon"
      case .technology: "Technika"
      }
    case .goal: "Cél"
    case .progress: "Haladás"
    case .due: "Határidő"
    case .steps(let done, let total): "\(total) lépésből \(done)"
    case .dueOn(let day): "határidő: \(day.shortText(in: .hungarian))"
    case .dueToday: "határidő: ma"
    case .dueIn(let count): "határidő: \(count) nap múlva"
    case .overdue(let count): "\(count) napja lejárt"
    case .completed: "elérve"
    case .archived: "archívumban"
    case .noGoals:
      "Még nincsenek céljaid. Mondj egyet, és kapsz egy tervet: aclio new \"Áprilisban 5 km-t "
        + "futok\""
    case .noMatches: "Nincs ilyen cél."
    case .more(let count): "és még \(count): aclio list"
    case .next(let number, let title): "Következik: \(number). \(title)"
    case .expandHint(let goal, let step):
      "Többet erről a lépésről (\(step).): aclio expand \(goal) \(step)"
    case .questions: "Néhány kérdés segíti a tervet. Az Enter kihagy egyet."
    case .readingGoal: "A cél olvasása…"
    case .makingPlan: "Készül a terv…"
    case .review: "Megtartod [k], szerkeszted [e], újat kérsz [a], vagy elveted [d]?"
    case .unreachable(let reason): "A coach nem válaszolt: \(reason)"
    case .queueOrOffline:
      "Várjon a kérdés, amíg válaszol [q], terv hálózat nélkül [o], vagy elveted [d]?"
    case .queued(let name): "„\(name)” a coachra vár. Ami vár, azt az aclio pending mutatja."
    case .discarded: "Semmi sem lett elmentve."
    case .kept(let name, let count): "„\(name)” elmentve, \(count) lépéssel."
    case .planner(.offline): "Az offline tervezőtől, amely senkit sem kérdez."
    case .planner(let name): "A tervet készítette: \(name.label)."
    case .planLanguage: "A tervező csak angolul és szlovákul ír terveket."
    case .stepDone(let title): "Kész: \(title)"
    case .stepUndone(let title): "Már nem kész: \(title)"
    case .wasDone(let title): "Már kész volt: \(title)"
    case .wasNotDone(let title): "Nem volt kész: \(title)"
    case .goalCompleted(let name): "A cél elérve: \(name)"
    case .extended(let name, let count): "„\(name)” folytatódik, \(count) új lépéssel."
    case .edited(let name): "„\(name)” megváltozott."
    case .unchanged: "Semmi sem változott."
    case .putAway(let name): "„\(name)” az archívumban van. Visszahozza: aclio archive --undo"
    case .restored(let name): "„\(name)” újra a célok között van."
    case .deleted(let name, let count):
      "„\(name)” törölve, \(count) lépéssel. Visszahozza: daybook undo"
    case .exported(let count, let file): "\(count) cél ebben a fájlban: \(file)."
    case .imported(let count, let known): "Importált célok: \(count), már ismert: \(known)."
    case .editorHelp:
      """
      Soronként egy lépés: cím | mennyi ideig | határidő (mint 2026-11-30). Ami hiányzik, az üres.
      A behúzott sorok a felettük álló lépést írják le; a [ ] vagy [x] egy részét kezdi.
      A sor elején álló szám és pont mondja meg, melyik lépés volt: áthelyezéskor hagyd ott.
      A #-tel kezdődő sorokat a program nem olvassa.
      """
    case .error(let error): Self.hungarian(of: error)
    case .advice(let error): Self.hungarianAdvice(of: error)
    }
  }

  private static func hungarian(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal(let text): "Nincs ilyen cél: „\(text)”."
    case .ambiguousGoal(let text, let choices):
      "„\(text)” több célt is jelenthet: \(choices.joined(separator: "; "))."
    case .noSuchStep(let text, let goal, _):
      "Ennek a célnak („\(goal)”) nincs ilyen lépése: „\(text)”."
    case .ambiguousStep(let text, let choices):
      "„\(text)” több lépést is jelenthet: \(choices.joined(separator: "; "))."
    case .badPlan(let line, .descriptionFirst):
      "\(line). sor: ez egy lépés leírása, de felette nincs lépés."
    case .badPlan(let line, .titleTooLong): "\(line). sor: a cím túl hosszú."
    case .badPlan(let line, .descriptionTooLong):
      "\(line). sor: a szöveg, amelyhez tartozik, túl hosszú."
    case .badPlan(let line, .unknownMark(let mark)):
      "\(line). sor: eszerint ez volt a lépés sorszáma: \(mark), de olyan nincs."
    case .badPlan(let line, .markTwice(let mark)):
      "\(line). sor: egy másik sor szerint is ez volt a lépés sorszáma: \(mark)."
    case .unknownCategory(let text): "„\(text)” nem kategória."
    case .emptyTitle: "A lépéshez cím kell."
    case .changedMeanwhile(let name): "„\(name)” szerkesztés közben megváltozott."
    case .noSteps: "A tervhez legalább egy lépés kell."
    case .nothingToEdit: "Nem adtad meg, mi változzon."
    case .unknownImport(let path): "\(path) nem célok listája."
    case .badImport(let goal, let fault):
      "A fájl \(goal). célja nem importálható, ezért egyik sem került be: "
        + fault.message(in: .hungarian)
    case .pastDue(let day): "Ez a nap már elmúlt: \(day.shortText(in: .hungarian))"
    }
  }

  private static func hungarianAdvice(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal: "A célokat és a sorszámukat az aclio list mutatja."
    case .ambiguousGoal: "Add meg a sorszámát az aclio listből, vagy többet a nevéből."
    case .noSuchStep(_, _, let last):
      last == 0 ? "Még nincsenek lépései: aclio extend" : "A lépések sorszáma 1 és \(last) közötti."
    case .ambiguousStep: "Add meg a sorszámát, vagy többet a címéből."
    case .badPlan(_, .descriptionFirst): "A lépés sorát szóköz nélkül kezdd."
    case .badPlan(_, .titleTooLong): "A cím legfeljebb 200 karakter hosszú lehet."
    case .badPlan(_, .descriptionTooLong):
      "A leírás legfeljebb 2000, az időtartam 60 karakter lehet."
    case .badPlan(_, .unknownMark), .badPlan(_, .markTwice): "Új lépéshez töröld a számot."
    case .unknownCategory: "Válassz ezek közül: \(GoalCategory.words.joined(separator: ", "))."
    case .emptyTitle: "Adj meg 1–200 karaktert."
    case .changedMeanwhile: "Nézd meg, és szerkeszd újra; amit írtál, a piszkozatban van."
    case .noSteps: "Soronként egy lépést írj."
    case .nothingToEdit: "Például: aclio edit 1 --due 2027-04-30"
    case .unknownImport: "Olyan JSON-fájlt adj meg, amilyet a telefonos alkalmazás exportál."
    case .badImport(_, let fault): fault.hint(in: .hungarian)
    case .pastDue: "Adj meg mai vagy későbbi napot, vagy hagyd el a --due kapcsolót."
    }
  }
}
