import CoreModels

/// What the planner can write for a step: the kind follows from the step's words, the figures from
/// the goal.
struct PlannerDocument {
  enum Kind: Hashable, Sendable {
    case schedule, checklist, budget, email, packing, shopping, call
  }

  let step: GoalStep
  let state: GoalState
  let facts: PlanFacts
  private let today: Day

  init(step: GoalStep, state: GoalState, reader: CoachReader) {
    (self.step, self.state, today) = (step, state, reader.today)
    facts = state.facts(for: reader)
  }

  var kind: Kind {
    let title = FoldedText(step.title)
    let stems: [(Kind, String)] = [
      (.packing, "pack,lay everything out,lay out,zbal,balte,prichystajte,co si zbalite"),
      (.call, "call,phone,zavola,telefonuj"),
      (
        .email,
        "write to,send,invite,send the invit,apply,applicat,message,e mail,email,tell people,"
          + "tell everyone,ask your manager,ask for the next,good applic,napiste niekomu,posl,pozv,"
          + "prihlask,povedzte to ludom,povedzte novu,spytajte sa veduceho,vypytajte"
      ),
      (
        .budget,
        "money,budget,euros,price,sum_,instal,payment,put aside,count the,peniaze,peniaz,rozpoc,"
          + "splatk,cen_,ceny,odlozte prv,spocitajte peniaze"
      ),
      (.shopping, "buy,shop,kit_,get running,material,kupte,nakup,vybav,material"),
    ]
    if StepAction(step, in: facts.reading.kind) == .practise { return .schedule }
    if let found = stems.first(where: { title.containsAny(of: $0.1) })?.0 { return found }
    let isTimetable = title.containsAny(
      of: "plan,schedule,spread,weeks,long run,longest run,study,calendar,rozloz,tyzdn,dlhy beh,"
        + "najdlhsi,ucte sa,naplanuj,rozpiste")
    return isTimetable ? .schedule : .checklist
  }

  /// The document in Markdown, with a line at its end.
  var markdown: String {
    let lines: [String] =
      switch kind {
      case .schedule: TimetableDocument(facts: facts, state: state, today: today).lines
      case .budget: BudgetDocument(facts: facts).lines
      case .checklist: checklist
      case .email: letter(.email)
      case .call: letter(.call)
      case .packing: items(PlannerLists.packing(facts))
      case .shopping: items(PlannerLists.shopping(facts))
      }
    let text = lines.joined(separator: "\n")
    var head = ["# \(step.title)", "", say(.origin(state.goal.name))]
    if text.contains("[") && !text.contains("- [ ]") { head.append(say(.brackets)) }
    return (head + [""] + lines).joined(separator: "\n") + "\n"
  }

  private func say(_ text: PlannerText) -> String { text.text(in: facts.textLanguage) }

  private var checklist: [String] {
    let parts = step.parts.filter { !$0.isDone }.map(\.title)
    let moves = GuideMoves(step, of: facts)
    return (step.description.isEmpty || moves.saysAll ? [] : [step.description, ""])
      + items(parts.isEmpty ? moves.moves : parts)
      + ["", "\(GuideMoves.Heads(facts.textLanguage).done) \(moves.done)"]
  }

  private func items(_ items: [String]) -> [String] { items.map { "- [ ] \($0)" } }

  private func letter(_ kind: Kind) -> [String] {
    let name = facts.person.name
    let due = facts.textLanguage.date(facts.schedule.end, from: today)
    let draft: PlannerText =
      kind == .email
      ? .email(goal: state.goal.name, step: step.title, due: due, name: name)
      : .call(goal: state.goal.name, due: due, name: name)
    return say(draft).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
