import CoreModels

extension OfflineAnswerText {
  var german: String {
    let language = Language.german
    return switch self {
    case .introduction:
      "Ich bin der Offline-Planer: Ich antworte aus deinen Zielen und ihren Schritten, ohne Netz."
    case .hello(let name):
      name.isEmpty ? "Hallo." : "Hallo, \(name)."
    case .thanks:
      "Gern. Der nächste kleine Schritt gehört dir."
    case .unknown:
      """
      Das weiß der Offline-Planer nicht. Frag mich, wie weit du bist, was als Nächstes kommt, \
      was heute geht, wie die Zeit steht, oder sag, dass es hakt. `aclio coach` verbindet einen \
      Coach, der über alles spricht.
      """
    case .noGoals:
      """
      Noch gibt es kein Ziel. `aclio new "…"` plant eines.
      """
    case .overview(let goal, let percent, let next):
      "\(goal): \(percent)\u{A0}%, " + (next.map { "weiter: \($0)" } ?? "fertig")
    case .progress(let goal, let done, let all, let percent):
      "„\(goal)“: \(done) von \(all) Schritten erledigt, \(percent)\u{A0}%."
    case .next(let step, let duration):
      "Als Nächstes: „\(step)“\(duration.map { ", \($0)" } ?? "")."
    case .stepDue(let today, let day):
      "Geplant ist er für den \(language.date(day, from: today))."
    case .stepLate(let today, let day):
      "Geplant war er für den \(language.date(day, from: today)); heute ist ein ebenso guter Tag."
    case .today(let step, let text, let minutes):
      "Heute \(PlanningText.span(.minutes(minutes)).text(in: language)): „\(step)“. \(text)"
    case .missed(let step):
      """
      Das gehört zu jedem Plan. Hol nichts nach: Mach heute mit einem kleinen Stück von „\(step)“ \
      weiter, und verschiebe mit `aclio edit` die Tage, die nicht mehr passen.
      """
    case .smaller(let step):
      """
      Dann ist der Schritt zu groß, nicht du zu klein. Nimm „\(step)“, stell einen Wecker auf zehn \
      Minuten, mach nur die erste Bewegung und hör auf, wenn er klingelt.
      """
    case .smallerStill:
      """
      `aclio expand` zeigt, wie es geht; ist der Tag einfach voll, verschiebe ihn ohne Schuld. \
      Bist du krank, hält `daybook mercy` alles an.
      """
    case .markDone(let step):
      "Gut gemacht. `aclio done` hakt es ab; offen ist „\(step)“."
    case .allDone(let goal):
      """
      „\(goal)“ ist fertig, bis zum letzten Schritt. Erzähl es heute jemandem. `aclio extend` \
      geht von hier weiter, wenn du willst.
      """
    case .timeLeft(let days, let steps, let late):
      """
      Es bleiben \(language.days(days)) für \
      \(language.counted(steps, one: "Schritt", many: "Schritte")): etwa einer \
      \(Self.germanPace(days, steps)).
      """
        + (late == 0
          ? " Das Tempo passt."
          : " Im Rückstand: \(language.counted(late, one: "Schritt", many: "Schritte")). "
            + "Nimm den kleinsten zuerst oder verschiebe den Tag.")
    case .noDueDay:
      """
      Dieses Ziel hat keinen Termin, also ist nichts zu spät. `aclio edit` gibt ihm einen, wenn \
      das hilft.
      """
    case .overdue(let days):
      """
      Seit dem Termin vergangen: \(language.days(days)). `aclio edit` setzt einen neuen; was \
      fertig ist, bleibt fertig.
      """
    case .changePlan:
      """
      `aclio edit` ändert Schritte, Reihenfolge und Termin; `aclio extend` fügt am Ende Schritte \
      an.
      """
    }
  }

  /// How often a step is due when the days are divided among the steps.
  private static func germanPace(_ days: Int, _ steps: Int) -> String {
    let each = days / max(steps, 1)
    return each > 1 ? "alle \(Language.german.days(each))" : "am Tag"
  }
}
