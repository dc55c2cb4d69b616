import CoreModels

extension GoalReading {
  /// The first day of a later year that the goal is for: `in 2027`, `next year`; not `by 2027`.
  var yearOfItsOwn: Day? {
    guard let deadline, deadline.month == 12, deadline.day == 31 else { return nil }
    let folded = FoldedText(text)
    let first = Day(year: deadline.year, month: 1, day: 1)
    if folded.containsAny(
      of: "next year,buduci rok,v buducom roku,pristi rok,nachstes jahr,nachsten jahr")
    {
      return first
    }
    guard let place = folded.words.firstIndex(of: String(deadline.year)) else { return nil }
    let before = FoldedText(folded.words[max(0, place - 3)..<place].joined(separator: " "))
    let isLast = before.containsAny(
      of: "by_,before,until,till,end_,do_,pred_,kon,bis_,vor_,ende_,fin_,antes,hasta,przed")
    return isLast ? nil : first
  }

  /// Whether its number counts calories, which plans never set.
  var isAboutCalories: Bool { FoldedText(text).containsAny(of: "calor,kcal,kalor") }

  /// Whether it is about eating too little: so much is no target, but a matter for a doctor.
  var isRestrictive: Bool {
    let folded = FoldedText(text)
    if folded.containsAny(
      of: "eat nothing,stop eating_,not eat_,starv,nejest,nic nejest,hladov,hladovk,nichts essen")
    {
      return !folded.containsAny(of: "sugar,sweets,meat,cukor,sladk,maso")
    }
    guard isAboutCalories, !folded.containsAny(of: "burn,spal,verbrenn") else { return false }
    return amounts.contains { (1..<1500).contains($0.whole) }
  }
}
