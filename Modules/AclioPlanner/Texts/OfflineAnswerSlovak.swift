import CoreModels

extension OfflineAnswerText {
  var slovak: String {
    let language = Language.slovak
    return switch self {
    case .introduction:
      "Som offline plánovač: odpovedám z vašich cieľov a ich krokov, bez siete."
    case .hello(let name):
      name.isEmpty ? "Dobrý deň." : "Dobrý deň, \(name)."
    case .thanks:
      "Rado sa stalo. Ďalší malý krok je na vás."
    case .unknown:
      """
      Na to offline plánovač nestačí. Opýtajte sa, ako ste na tom, čo je ďalej, čo sa stihne \
      dnes, ako je to s časom, alebo povedzte, že to nejde. `aclio coach` pripojí kouča, ktorý \
      sa rozpráva o čomkoľvek.
      """
    case .noGoals:
      """
      Zatiaľ tu nie je žiadny cieľ. `aclio new "…"` naplánuje prvý.
      """
    case .overview(let goal, let percent, let next):
      "\(goal): \(percent)\u{A0}%, " + (next.map { "ďalej: \($0)" } ?? "hotovo")
    case .progress(let goal, let done, let all, let percent):
      "„\(goal)“: hotové kroky \(done) z \(all), \(percent)\u{A0}%."
    case .next(let step, let duration):
      "Ďalej: „\(step)“\(duration.map { ", \($0)" } ?? "")."
    case .stepDue(let today, let day):
      "Naplánovaný je na \(language.date(day, from: today))."
    case .stepLate(let today, let day):
      "Mal byť \(language.date(day, from: today)); dnešok je rovnako dobrý deň."
    case .today(let step, let text, let minutes):
      "Dnes \(PlanningText.span(.minutes(minutes)).text(in: language)): „\(step)“. \(text)"
    case .missed(let step):
      """
      To patrí ku každému plánu. Nedobiehajte: pokračujte dnes malým kúskom kroku „\(step)“ a dni \
      ostatných, ktoré už nesedia, posuňte cez `aclio edit`.
      """
    case .smaller(let step):
      """
      Tak je ten krok priveľký a nie je to vaša vina. Vezmite „\(step)“, nastavte desať minút, \
      spravte len prvý pohyb a keď zazvoní, skončite.
      """
    case .smallerStill:
      """
      `aclio expand` ukáže, ako na to; ak je deň jednoducho plný, posuňte krok bez výčitiek. Keď \
      ochoriete, `daybook mercy` všetko pozastaví.
      """
    case .markDone(let step):
      "Výborne. Odškrtne to `aclio done`; otvorený je „\(step)“."
    case .allDone(let goal):
      """
      „\(goal)“ je hotové, do posledného kroku. Povedzte to dnes niekomu. Keď budete chcieť \
      ďalej, `aclio extend` nadviaže.
      """
    case .timeLeft(let days, let steps, let late):
      """
      Čas do termínu: \(language.days(days)), otvorené kroky: \(steps). Jeden na približne \
      \(language.days(max(days / max(steps, 1), 1))).
      """
        + (late == 0
          ? " Tempo sedí."
          : " Meškajúce kroky: \(late). Začnite najmenším, alebo posuňte termín.")
    case .noDueDay:
      "Tento cieľ nemá termín, nič teda nemešká. Ak to pomôže, `aclio edit` mu ho dá."
    case .overdue(let days):
      """
      Cieľ je \(language.days(days)) po termíne. Nový zvolí `aclio edit`; čo je \
      hotové, zostáva.
      """
    case .changePlan:
      "`aclio edit` mení kroky, ich poradie a termín; `aclio extend` pridá kroky na koniec."
    }
  }
}
