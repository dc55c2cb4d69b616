import CoreModels

extension OfflineAnswerText {
  var hungarian: String {
    let language = Language.hungarian
    return switch self {
    case .introduction:
      "Az offline tervező vagyok: a céljaidból és a lépéseikből válaszolok, hálózat nélkül."
    case .hello(let name):
      name.isEmpty ? "Szia." : "Szia, \(name)."
    case .thanks:
      "Szívesen. A következő kis lépés a tiéd."
    case .unknown:
      """
      Ezt az offline tervező már nem tudja. Kérdezd, hol tartasz, mi a következő, mi fér bele a \
      mába, hogy állsz az idővel, vagy mondd, hogy elakadtál. Az `aclio coach` olyan coachot \
      kapcsol be, aki bármiről beszél.
      """
    case .noGoals:
      """
      Még nincs cél. Az `aclio new "…"` tervez egyet.
      """
    case .overview(let goal, let percent, let next):
      "\(goal): \(percent)%, " + (next.map { "következik: \($0)" } ?? "kész")
    case .progress(let goal, let done, let all, let percent):
      "„\(goal)”: \(all) lépésből \(done) kész, \(percent)%."
    case .next(let step, let duration):
      "Következik: „\(step)”\(duration.map { ", \($0)" } ?? "")."
    case .stepDue(let today, let day):
      "A terv szerinti napja: \(language.date(day, from: today))"
    case .stepLate(let today, let day):
      "Eredeti napja: \(language.date(day, from: today)) A mai is ugyanolyan jó."
    case .today(let step, let text, let minutes):
      "Ma \(PlanningText.span(.minutes(minutes)).text(in: language)): „\(step)”. \(text)"
    case .missed(let step):
      """
      Minden tervben előfordul. Ne pótold be: folytasd ma egy kis darabbal ebből: „\(step)”, a már \
      nem illő napokat pedig az `aclio edit` teszi át.
      """
    case .smaller(let step):
      """
      Akkor a lépés túl nagy, nem te vagy kevés. Vedd elő ezt: „\(step)”, állíts be tíz perc \
      időzítőt, tedd meg csak az első mozdulatot, és ha csörög, hagyd abba.
      """
    case .smallerStill:
      """
      Az `aclio expand` megmutatja, hogyan; ha egyszerűen tele a nap, tedd át bűntudat nélkül. \
      Betegség idején a `daybook mercy` mindent szüneteltet.
      """
    case .markDone(let step):
      "Szép munka. Az `aclio done` kipipálja; a nyitott lépés: „\(step)”."
    case .allDone(let goal):
      """
      „\(goal)”: kész, az utolsó lépésig. Mondd el ma valakinek. Ha folytatnád, az `aclio \
      extend` viszi tovább.
      """
    case .timeLeft(let days, let steps, let late):
      """
      Hátravan \(language.days(days)), nyitott lépés: \(steps). Nagyjából \
      \(language.days(max(days / max(steps, 1), 1))) jut egyre.
      """
        + (late == 0
          ? " A tempó jó."
          : " Késésben lévő lépés: \(late). Kezdd a legkisebbel, vagy tedd át a napot.")
    case .noDueDay:
      "Ennek a célnak nincs határideje, így semmi sem késik. Ha segít, az `aclio edit` ad neki."
    case .overdue(let days):
      """
      A határidő óta ennyi telt el: \(language.days(days)). Az `aclio edit` újat ad; ami kész, \
      kész marad.
      """
    case .changePlan:
      """
      Az `aclio edit` a lépéseket, a sorrendjüket és a határidőt módosítja; az `aclio extend` a \
      végére told újakat.
      """
    }
  }
}
