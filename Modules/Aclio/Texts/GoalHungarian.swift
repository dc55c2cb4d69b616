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
    case .progress: "Állás"
    case .due: "Határidő"
    case .steps(let done, let total): "\(total) lépésből \(done)"
    case .dueOn(let day): "határidő: \(day.shortText(in: .hungarian))"
    case .dueToday: "határidő: ma"
    case .dueIn(let count): "határidő: \(count) nap múlva"
    case .overdue(let count): "\(count) napja lejárt"
    case .completed: "elérve"
    case .archived: "archívumban"
    case .noGoals:
      "Még nincsenek célok. Mondjon egyet, és kap egy tervet: aclio new \"Áprilisban 5 km-t futok\""
    case .noMatches: "Egyik cél sem illik rá."
    case .more(let count): "és még \(count): aclio list"
    case .next(let number, let title): "Következik: \(number). \(title)"
    case .expandHint(let goal, let step):
      "A(z) \(step). lépésről többet mond: aclio expand \(goal) \(step)"
    case .questions: "Néhány kérdés segíti a tervet. Az Enter kihagy egyet."
    case .readingGoal: "A cél olvasása…"
    case .makingPlan: "Készül a terv…"
    case .review: "Megtartja [k], szerkeszti [e], újat kér [a], vagy elveti [d]?"
    case .unreachable(let reason): "Az edző nem válaszolt: \(reason)"
    case .queueOrOffline:
      "Várjon a kérdés, amíg válaszol [q], terv hálózat nélkül [o], vagy elveti [d]?"
    case .queued(let name): "„\(name)” az edzőre vár. Ami vár, azt az aclio pending mutatja."
    case .discarded: "Semmi sem maradt meg."
    case .kept(let name, let count): "„\(name)” megvan, \(count) lépéssel."
    case .planner(.offline): "A hálózat nélküli tervezőtől, amely senkit sem kérdez."
    case .planner(let name): "A tervet készítette: \(name.rawValue)."
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
    case .imported(let count, let known): "Átvett célok: \(count), már ismert: \(known)."
    case .editorHelp:
      """
      Soronként egy lépés: cím | mennyi ideig | határidő (mint 2026-11-30). Ami hiányzik, az üres.
      A behúzott sorok a felettük álló lépést írják le; a [ ] vagy [x] egy részét kezdi.
      A sor elején álló szám és pont mondja meg, melyik lépés volt: áthelyezéskor maradjon ott.
      A #-tel kezdődő sorokat senki sem olvassa.
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
    case .noSuchStep(let text, let goal, _): "„\(goal)” célnak nincs ilyen lépése: „\(text)”."
    case .ambiguousStep(let text, let choices):
      "„\(text)” több lépést is jelenthet: \(choices.joined(separator: "; "))."
    case .badPlan(let line, .descriptionFirst):
      "A(z) \(line). sor egy lépést ír le, de felette nincs lépés."
    case .badPlan(let line, .titleTooLong): "A(z) \(line). sorban a cím túl hosszú."
    case .badPlan(let line, .descriptionTooLong): "Amihez a(z) \(line). sor tartozik, túl hosszú."
    case .badPlan(let line, .unknownMark(let mark)):
      "A(z) \(line). sor szerint ez a(z) \(mark). lépés volt, de olyan nincs."
    case .badPlan(let line, .markTwice(let mark)):
      "A(z) \(line). sor szerint ez a(z) \(mark). lépés volt, egy másik szerint is."
    case .unknownCategory(let text): "„\(text)” nem kategória."
    case .emptyTitle: "A lépéshez cím kell."
    case .changedMeanwhile(let name): "„\(name)” szerkesztés közben megváltozott."
    case .noSteps: "A tervhez legalább egy lépés kell."
    case .nothingToEdit: "Nem derült ki, mi változzon."
    case .unknownImport(let path): "\(path) nem célok listája."
    case .badImport(let goal, let fault):
      "A fájl \(goal). célja nem vehető át, ezért egyik sem került be: "
        + fault.message(in: .hungarian)
    case .pastDue(let day): "\(day) már elmúlt."
    }
  }

  private static func hungarianAdvice(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal: "A célokat és számukat az aclio list mutatja."
    case .ambiguousGoal: "Adja meg a számát az aclio listből, vagy többet a nevéből."
    case .noSuchStep(_, _, let last):
      last == 0 ? "Még nincsenek lépései: aclio extend" : "Lépéseinek száma 1 és \(last) közötti."
    case .ambiguousStep: "Adja meg a számát, vagy többet a címéből."
    case .badPlan(_, .descriptionFirst): "A lépés sorát szóköz nélkül kezdje."
    case .badPlan(_, .titleTooLong): "A cím legfeljebb 200 karakter."
    case .badPlan(_, .descriptionTooLong):
      "A leírás legfeljebb 2000, az időtartam 60 karakter."
    case .badPlan(_, .unknownMark), .badPlan(_, .markTwice):
      "Új lépéshez vegye el a számot."
    case .unknownCategory: "Válasszon ezek közül: \(GoalCategory.words.joined(separator: ", "))."
    case .emptyTitle: "Legfeljebb 200 karaktert adjon meg."
    case .changedMeanwhile: "Nézze meg, és szerkessze újra; amit írt, a piszkozatban van."
    case .noSteps: "Soronként egy lépést írjon."
    case .nothingToEdit: "Például: aclio edit 1 --due 2027-04-30"
    case .unknownImport: "Olyan JSON-fájlt adjon meg, amilyet a telefonos alkalmazás ment."
    case .badImport(_, let fault): fault.hint(in: .hungarian)
    case .pastDue: "Adjon meg mai vagy későbbi napot, vagy hagyja el a --due kapcsolót."
    }
  }
}
