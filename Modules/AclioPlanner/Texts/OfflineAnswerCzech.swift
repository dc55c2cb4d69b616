import CoreModels

extension OfflineAnswerText {
  var czech: String {
    let language = Language.czech
    return switch self {
    case .introduction:
      "Jsem offline plánovač: odpovídám z vašich cílů a jejich kroků, bez sítě."
    // A name would stand in the vocative, which nobody typed.
    case .hello: "Dobrý den."
    case .thanks:
      "Rádo se stalo. Další malý krok je na vás."
    case .unknown:
      """
      Na to offline plánovač nestačí. Zeptejte se, jak na tom jste, co je dál, co se stihne \
      dnes, jak je to s časem, nebo řekněte, že to nejde. `aclio coach` připojí kouče, který \
      mluví o čemkoli.
      """
    case .noGoals:
      """
      Zatím tu není žádný cíl. `aclio new "…"` naplánuje první.
      """
    case .overview(let goal, let percent, let next):
      "\(goal): \(percent)\u{A0}%, " + (next.map { "dál: \($0)" } ?? "hotovo")
    case .progress(let goal, let done, let all, let percent):
      "„\(goal)“: hotové kroky \(done) z \(all), \(percent)\u{A0}%."
    case .next(let step, let duration):
      "Dál: „\(step)“\(duration.map { ", \($0)" } ?? "")."
    case .stepDue(let today, let day):
      "Naplánovaný je na \(language.date(day, from: today))."
    case .stepLate(let today, let day):
      "Měl být \(language.date(day, from: today)); dnešek je stejně dobrý den."
    case .today(let step, let text, let minutes):
      "Dnes \(PlanningText.span(.minutes(minutes)).text(in: language)): „\(step)“. \(text)"
    case .missed(let step):
      """
      To patří ke každému plánu. Nedohánějte: pokračujte dnes malým kouskem kroku „\(step)“ a dny \
      ostatních, které už nesedí, posuňte přes `aclio edit`.
      """
    case .smaller(let step):
      """
      Pak je příliš velký ten krok a není to vaše vina. Vezměte „\(step)“, nastavte deset minut, \
      udělejte jen první pohyb, a až zazvoní, skončete.
      """
    case .smallerStill:
      """
      `aclio expand` ukáže, jak na to; pokud je den prostě plný, posuňte krok bez výčitek. Když \
      onemocníte, `daybook mercy` vše pozastaví.
      """
    case .markDone(let step):
      "Výborně. Odškrtne to `aclio done`; otevřený je „\(step)“."
    case .allDone(let goal):
      """
      „\(goal)“ je hotovo, do posledního kroku. Řekněte to dnes někomu. Až budete chtít dál, \
      `aclio extend` naváže.
      """
    case .timeLeft(let days, let steps, let late):
      """
      Čas do termínu: \(language.days(days)), otevřené kroky: \(steps). Jeden zhruba na \
      \(language.days(max(days / max(steps, 1), 1))).
      """
        + (late == 0
          ? " Tempo sedí."
          : " Zpožděné kroky: \(late). Začněte nejmenším, nebo posuňte termín.")
    case .noDueDay:
      "Tento cíl nemá termín, nic tedy není pozdě. Pokud to pomůže, `aclio edit` mu ho dá."
    case .overdue(let days):
      """
      Cíl je \(language.days(days)) po termínu. Nový zvolí `aclio edit`; co je hotové, \
      zůstává.
      """
    case .changePlan:
      "`aclio edit` mění kroky, jejich pořadí a termín; `aclio extend` přidá kroky na konec."
    }
  }
}
