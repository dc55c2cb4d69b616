import CoreModels

extension GoalText {
  var polish: String {
    switch self {
    case .category(let category):
      switch category {
      case .health: "Zdrowie i kondycja"
      case .career: "Kariera"
      case .education: "Nauka"
      case .finance: "Finanse"
      case .creative: "Twórczość"
      case .personalGrowth: "Rozwój osobisty"
      case .relationships: "Relacje"
      case .travel: "Podróże"
      case .home: "Dom i mieszkanie"
      case .technology: "Technologia"
      }
    case .goal: "Cel"
    case .progress: "Postęp"
    case .due: "Termin"
    case .steps(let done, let total):
      "\(done) z " + Language.polish.counted(total, one: "kroku", many: "kroków")
    case .dueOn(let day): "termin \(day.shortText(in: .polish))"
    case .dueToday: "termin dzisiaj"
    case .dueIn(let count): "termin za \(days(count))"
    case .overdue(let count): "\(days(count)) po terminie"
    case .completed: "osiągnięty"
    case .archived: "w archiwum"
    case .noGoals:
      "Nie ma jeszcze celów. Powiedz jeden, a dostaniesz plan: aclio new \"W kwietniu przebiegnę 5 km\""
    case .noMatches: "Nie znaleziono celu."
    case .more(let count): "i jeszcze \(count): aclio list"
    case .next(let number, let title): "Dalej: \(number). \(title)"
    case .expandHint(let goal, let step):
      "Więcej o kroku \(step) powie aclio expand \(goal) \(step)."
    case .questions: "Kilka pytań pomoże planowi. Klawisz Enter pomija pytanie."
    case .readingGoal: "Czytam cel…"
    case .makingPlan: "Układam plan…"
    case .review: "Zachować [k], edytować [e], ułożyć od nowa [a] czy odrzucić [d]?"
    case .unreachable(let reason): "Trener nie odpowiedział: \(reason)"
    case .queueOrOffline:
      "Odłożyć pytanie, aż trener się odezwie [q], zaplanować offline [o] czy odrzucić [d]?"
    case .queued(let name): "„\(name)” czeka na trenera. Co czeka, pokazuje aclio pending."
    case .discarded: "Nic nie zapisano."
    case .kept(let name, let count): "„\(name)” zapisano, liczba kroków: \(count)."
    case .planner(.offline): "Plan ułożył planer offline; nic nie zostało wysłane."
    case .planner(let name): "Plan ułożył trener \(name.label)."
    case .planLanguage: "Planer pisze plany tylko po angielsku i słowacku."
    case .stepDone(let title): "Zrobione: \(title)"
    case .stepUndone(let title): "Już nie jest zrobione: \(title)"
    case .wasDone(let title): "Było już zrobione: \(title)"
    case .wasNotDone(let title): "Nie było zrobione: \(title)"
    case .goalCompleted(let name): "Cel osiągnięty: \(name)"
    case .extended(let name, let count): "„\(name)” trwa dalej, nowych kroków: \(count)."
    case .edited(let name): "„\(name)” zmieniono."
    case .unchanged: "Nic się nie zmieniło."
    case .putAway(let name): "„\(name)” jest w archiwum. Przywraca go aclio archive --undo."
    case .restored(let name): "„\(name)” znów jest wśród celów."
    case .deleted(let name, let count):
      "„\(name)” usunięto, liczba kroków: \(count). Przywraca go daybook undo."
    case .exported(let count, let file):
      "Zapisano w pliku \(file): "
        + Language.polish.counted(count, one: "cel", few: "cele", many: "celów") + "."
    case .imported(let count, let known): "Zaimportowane cele: \(count), już znane: \(known)."
    case .editorHelp:
      """
      Każdy krok w osobnym wierszu: tytuł | jak długo | termin (na przykład 2026-11-30).
      Co pominiesz, będzie puste.
      Wcięte wiersze opisują krok nad nimi; [ ] lub [x] zaczyna jego część.
      Liczba z kropką na początku mówi, który to był krok: przenosząc wiersz, zostaw ją.
      Wiersze zaczynające się od # nie są czytane.
      """
    case .error(let error): Self.polish(of: error)
    case .advice(let error): Self.polishAdvice(of: error)
    }
  }

  private static func polish(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal(let text): "Nie ma celu „\(text)”."
    case .ambiguousGoal(let text, let choices):
      "„\(text)” może oznaczać kilka celów: \(choices.joined(separator: "; "))."
    case .noSuchStep(let text, let goal, _): "„\(goal)” nie ma kroku „\(text)”."
    case .ambiguousStep(let text, let choices):
      "„\(text)” może oznaczać kilka kroków: \(choices.joined(separator: "; "))."
    case .badPlan(let line, .descriptionFirst):
      "Wiersz \(line) opisuje krok, a nad nim nie ma żadnego."
    case .badPlan(let line, .titleTooLong): "Tytuł w wierszu \(line) jest za długi."
    case .badPlan(let line, .descriptionTooLong):
      "Opis lub czas trwania przy wierszu \(line) jest za długi."
    case .badPlan(let line, .unknownMark(let mark)):
      "Według wiersza \(line) był to krok \(mark), a takiego nie ma."
    case .badPlan(let line, .markTwice(let mark)):
      "Według wiersza \(line) był to krok \(mark), a według innego także."
    case .unknownCategory(let text): "„\(text)” nie jest kategorią."
    case .emptyTitle: "Krok potrzebuje tytułu."
    case .changedMeanwhile(let name): "„\(name)” zmienił się w czasie edycji."
    case .noSteps: "Plan potrzebuje choć jednego kroku."
    case .nothingToEdit: "Nie podano, co zmienić."
    case .unknownImport(let path): "\(path) nie jest listą celów."
    case .badImport(let goal, let fault):
      "Celu nr \(goal) z pliku nie da się zaimportować, więc nie zaimportowano żadnego: "
        + fault.message(in: .polish)
    case .pastDue(let day): "\(day) już minął."
    }
  }

  private static func polishAdvice(of error: GoalError) -> String {
    switch error {
    case .noSuchGoal: "Cele i ich numery pokazuje aclio list."
    case .ambiguousGoal: "Podaj jego numer z aclio list albo więcej z nazwy."
    case .noSuchStep(_, _, let last):
      last == 0 ? "Nie ma jeszcze kroków: aclio extend" : "Jego kroki mają numery od 1 do \(last)."
    case .ambiguousStep: "Podaj jego numer albo więcej z tytułu."
    case .badPlan(_, .descriptionFirst): "Wiersz kroku zacznij bez spacji."
    case .badPlan(_, .titleTooLong): "Tytuł może mieć najwyżej 200 znaków."
    case .badPlan(_, .descriptionTooLong): "Opis może mieć najwyżej 2000 znaków, czas trwania 60."
    case .badPlan(_, .unknownMark), .badPlan(_, .markTwice):
      "Jeśli ma przybyć nowy krok, usuń numer."
    case .unknownCategory: "Wybierz jedną z: \(GoalCategory.words.joined(separator: ", "))."
    case .emptyTitle: "Podaj najwyżej 200 znaków."
    case .changedMeanwhile: "Obejrzyj go i edytuj ponownie; twój tekst jest w szkicu."
    case .noSteps: "Napisz każdy krok w osobnym wierszu."
    case .nothingToEdit: "Na przykład: aclio edit 1 --due 2027-04-30"
    case .unknownImport: "Podaj plik JSON, jaki eksportuje aplikacja w telefonie."
    case .badImport(_, let fault): fault.hint(in: .polish)
    case .pastDue: "Podaj dzień od dzisiaj albo pomiń --due."
    }
  }

  private func days(_ count: Int) -> String {
    Language.polish.counted(count, one: "dzień", few: "dni", many: "dni")
  }
}
