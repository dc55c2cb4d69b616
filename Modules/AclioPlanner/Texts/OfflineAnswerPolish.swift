import CoreModels

extension OfflineAnswerText {
  var polish: String {
    let language = Language.polish
    return switch self {
    case .introduction:
      "Jestem planerem offline: odpowiadam na podstawie twoich celów i kroków, bez sieci."
    case .hello(let name):
      name.isEmpty ? "Cześć." : "Cześć, \(name)."
    case .thanks:
      "Proszę bardzo. Następny mały krok należy do ciebie."
    case .unknown:
      """
      Tego planer offline nie wie. Zapytaj, jak daleko jesteś, co dalej, co zmieści się dziś, \
      ile masz czasu, albo powiedz, że ci nie idzie. `aclio coach` podłączy trenera, który \
      porozmawia o wszystkim.
      """
    case .noGoals:
      """
      Nie ma jeszcze celu. `aclio new "…"` zaplanuje pierwszy.
      """
    case .overview(let goal, let percent, let next):
      "\(goal): \(percent)%, " + (next.map { "dalej: \($0)" } ?? "gotowe")
    case .progress(let goal, let done, let all, let percent):
      "„\(goal)”: wykonane kroki \(done) z \(all), \(percent)%."
    case .next(let step, let duration):
      "Dalej: „\(step)”\(duration.map { ", \($0)" } ?? "")."
    case .stepDue(let today, let day):
      "Według planu: \(language.date(day, from: today))."
    case .stepLate(let today, let day):
      "Miał być na \(language.date(day, from: today)); dziś też jest dobry dzień."
    case .today(let step, let text, let minutes):
      "Dziś \(PlanningText.span(.minutes(minutes)).text(in: language)): „\(step)”. \(text)"
    case .missed(let step):
      """
      Zdarza się w każdym planie. Nie nadrabiaj: zrób dziś mały kawałek kroku „\(step)”, a dni, \
      które już nie pasują, przesuń przez `aclio edit`.
      """
    case .smaller(let step):
      """
      To znaczy, że krok jest za duży, a nie ty za mały. Weź „\(step)”, ustaw dziesięć minut, \
      zrób tylko pierwszy ruch i skończ, gdy zadzwoni.
      """
    case .smallerStill:
      """
      `aclio expand` pokaże, jak to zrobić; jeśli dzień jest po prostu pełny, przesuń krok bez \
      wyrzutów. W chorobie `daybook mercy` wszystko wstrzyma.
      """
    case .markDone(let step):
      "Brawo. `aclio done` to odhaczy; otwarty jest „\(step)”."
    case .allDone(let goal):
      """
      „\(goal)”: gotowe, do ostatniego kroku. Powiedz dziś o tym komuś. Gdy zechcesz iść \
      dalej, pomoże `aclio extend`.
      """
    case .timeLeft(let days, let steps, let late):
      """
      Czas do terminu: \(language.days(days)), otwarte kroki: \(steps). Jeden mniej więcej na \
      \(language.days(max(days / max(steps, 1), 1))).
      """
        + (late == 0
          ? " Tempo jest dobre."
          : " Spóźnione kroki: \(late). Zacznij od najmniejszego albo przesuń termin.")
    case .noDueDay:
      """
      Ten cel nie ma terminu, więc nic nie jest spóźnione. Jeśli to pomoże, `aclio edit` go \
      nada.
      """
    case .overdue(let days):
      """
      Cel jest \(language.days(days)) po terminie. Nowy ustawi `aclio edit`; co \
      zrobione, zostaje.
      """
    case .changePlan:
      "`aclio edit` zmienia kroki, ich kolejność i termin; `aclio extend` dodaje kroki na końcu."
    }
  }
}
