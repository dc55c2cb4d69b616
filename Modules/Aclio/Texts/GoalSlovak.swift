import CoreModels

extension GoalText {
  var slovak: String {
    switch self {
    case .category(let category):
      switch category {
      case .health: "Zdravie a kondícia"
      case .career: "Kariéra"
      case .education: "Vzdelávanie"
      case .finance: "Financie"
      case .creative: "Tvorba"
      case .personalGrowth: "Osobný rast"
      case .relationships: "Vzťahy"
      case .travel: "Cestovanie"
      case .home: "Domov a bývanie"
      case .technology: "Technológie"
      }
    case .goal: "Cieľ"
    case .progress: "Pokrok"
    case .due: "Termín"
    case .steps(let done, let total):
      "\(done) z " + Language.slovak.counted(total, one: "kroku", many: "krokov")
    case .dueOn(let day): "termín \(day.shortText(in: .slovak))"
    case .dueToday: "termín dnes"
    case .dueIn(let count): "termín o \(days(count))"
    case .overdue(let count): "\(days(count)) po termíne"
    case .completed: "splnený"
    case .archived: "v archíve"
    case .noGoals:
      "Zatiaľ žiadne ciele. Povedzte jeden a dostanete plán: aclio new \"V apríli zabehnem 5 km\""
    case .noMatches: "Nenašiel sa žiadny cieľ."
    case .more(let count): "a ešte \(count): aclio list"
    case .next(let number, let title): "Ďalej: \(number). \(title)"
    case .expandHint(let goal, let step):
      "Viac o kroku \(step) povie aclio expand \(goal) \(step)."
    case .questions: "Zopár otázok pomôže plánu. Kláves Enter otázku preskočí."
    case .readingGoal: "Číta sa váš cieľ…"
    case .makingPlan: "Pripravuje sa plán…"
    case .review: "Uložiť [k], upraviť [e], pripraviť znova [a] alebo zahodiť [d]?"
    case .unreachable(let reason): "Kouč neodpovedal: \(reason)"
    case .queueOrOffline:
      "Otázku odložiť, kým sa kouč neozve [q], naplánovať offline [o], alebo zahodiť [d]?"
    case .queued(let name): "„\(name)“ čaká na kouča. Čo čaká, ukáže aclio pending."
    case .discarded: "Nič sa neuložilo."
    case .kept(let name, let count): "„\(name)“ je uložený, počet krokov: \(count)."
    case .planner(.offline): "Plán je od offline plánovača, nič sa nikam neposlalo."
    case .planner(let name): "Plán pripravil kouč \(name.label)."
    case .planLanguage: "Plánovač píše plány len po anglicky a po slovensky."
    case .stepDone(let title): "Hotovo: \(title)"
    case .stepUndone(let title): "Už nie je hotové: \(title)"
    case .wasDone(let title): "Už bolo hotové: \(title)"
    case .wasNotDone(let title): "Nebolo hotové: \(title)"
    case .goalCompleted(let name): "Cieľ je splnený: \(name)"
    case .extended(let name, let count): "„\(name)“ pokračuje, nových krokov: \(count)."
    case .edited(let name): "„\(name)“ je upravený."
    case .unchanged: "Nič sa nezmenilo."
    case .putAway(let name): "„\(name)“ je v archíve. Vráti ho aclio archive --undo."
    case .restored(let name): "„\(name)“ je znova medzi cieľmi."
    case .deleted(let name, let count):
      "„\(name)“ je zmazaný, počet krokov: \(count). Vráti ho daybook undo."
    case .exported(let count, let file):
      "Zapísané do súboru \(file): "
        + Language.slovak.counted(count, one: "cieľ", few: "ciele", many: "cieľov") + "."
    case .imported(let count, let known): "Importované ciele: \(count), už známe: \(known)."
    case .editorHelp:
      """
      Každý krok na vlastnom riadku: názov | ako dlho | termín (napríklad 2026-11-30).
      Čo vynecháte, zostane prázdne.
      Odsadené riadky opisujú krok nad nimi; [ ] alebo [x] začína jeho časť.
      Číslo s bodkou na začiatku hovorí, ktorý krok to bol: pri presúvaní riadka ho nechajte.
      Riadky, ktoré sa začínajú na #, sa nečítajú.
      """
    case .error(let error): Self.slovak(of: error)
    case .advice(let error): Self.slovakAdvice(of: error)
    }
  }

  private static func slovak(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal(let text): "Cieľ „\(text)“ tu nie je."
    case .ambiguousGoal(let text, let choices):
      "„\(text)“ môže znamenať viac cieľov: \(choices.joined(separator: "; "))."
    case .noSuchStep(let text, let goal, _): "„\(goal)“ nemá krok „\(text)“."
    case .ambiguousStep(let text, let choices):
      "„\(text)“ môže znamenať viac krokov: \(choices.joined(separator: "; "))."
    case .badPlan(let line, .descriptionFirst):
      "Riadok \(line) opisuje krok, no žiadny nad ním nie je."
    case .badPlan(let line, .titleTooLong): "Názov na riadku \(line) je príliš dlhý."
    case .badPlan(let line, .descriptionTooLong):
      "Opis alebo trvanie pri riadku \(line) je príliš dlhé."
    case .badPlan(let line, .unknownMark(let mark)):
      "Podľa riadka \(line) to bol krok \(mark), a ten neexistuje."
    case .badPlan(let line, .markTwice(let mark)):
      "Podľa riadka \(line) to bol krok \(mark), a podľa iného tiež."
    case .unknownCategory(let text): "„\(text)“ nie je kategória."
    case .emptyTitle: "Krok potrebuje názov."
    case .changedMeanwhile(let name): "„\(name)“ sa počas úprav zmenil."
    case .noSteps: "Plán potrebuje aspoň jeden krok."
    case .nothingToEdit: "Neuviedli ste, čo sa má zmeniť."
    case .unknownImport(let path): "\(path) nie je zoznam cieľov."
    case .badImport(let goal, let fault):
      "Cieľ č. \(goal) v súbore sa nedá importovať, preto sa neimportoval žiadny: "
        + fault.message(in: .slovak)
    case .pastDue(let day): "\(day) už uplynul."
    }
  }

  private static func slovakAdvice(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal: "Ciele a ich čísla ukáže aclio list."
    case .ambiguousGoal: "Napíšte jeho číslo z aclio list alebo viac z názvu."
    case .noSuchStep(_, _, let last):
      last == 0 ? "Zatiaľ nemá kroky: aclio extend" : "Jeho kroky majú čísla 1 až \(last)."
    case .ambiguousStep: "Napíšte jeho číslo alebo viac z názvu."
    case .badPlan(_, .descriptionFirst): "Riadok kroku začnite bez medzery."
    case .badPlan(_, .titleTooLong): "Názov môže mať najviac 200 znakov."
    case .badPlan(_, .descriptionTooLong):
      "Opis môže mať najviac 2\u{A0}000 znakov, trvanie 60."
    case .badPlan(_, .unknownMark), .badPlan(_, .markTwice):
      "Ak má pribudnúť nový krok, číslo zmažte."
    case .unknownCategory: "Vyberte jednu z týchto: \(GoalCategory.words.joined(separator: ", "))."
    case .emptyTitle: "Napíšte najviac 200 znakov."
    case .changedMeanwhile: "Pozrite si ho a upravte znova; čo ste napísali, je v koncepte."
    case .noSteps: "Napíšte každý krok na vlastný riadok."
    case .nothingToEdit: "Napríklad: aclio edit 1 --due 2027-04-30"
    case .unknownImport: "Zadajte súbor JSON, aký exportuje mobilná aplikácia."
    case .badImport(_, let fault): fault.hint(in: .slovak)
    case .pastDue: "Zadajte deň od dneška ďalej, alebo --due vynechajte."
    }
  }

  private func days(_ count: Int) -> String {
    Language.slovak.counted(count, one: "deň", few: "dni", many: "dní")
  }
}
