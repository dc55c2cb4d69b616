import CoreModels

/// A document for a step. Its kind follows from the step's words, its figures from the goal.
struct PlannerDocument {
  enum Kind: String, Hashable, Sendable {
    case schedule, checklist, budget, email, packing, shopping, call
  }

  let step: PlannerStep
  let goal: PlannerGoal
  /// The facts of the goal.
  let facts: PlanFacts
  private var today: Day { facts.reader.today }

  var kind: Kind {
    let title = FoldedText(step.title)
    if StepAction(step, in: facts.reading.kind) == .practise { return .schedule }
    return Words.documents.first { title.containsAny(of: $0) }.flatMap { Kind(rawValue: $0) }
      ?? .checklist
  }

  /// The document in Markdown, with a trailing newline.
  var markdown: String {
    let isPractice = StepAction(step, in: facts.reading.kind) == .practise
    let work = isPractice ? nil : StepWork(step, in: facts.textLanguage)
    let lines: [String] =
      switch kind {
      case _ where work != nil: written(work?.document ?? [])
      case .schedule: TimetableDocument(facts: facts, goal: goal, today: today).lines
      case .budget: BudgetDocument(facts: facts).lines
      case .checklist: checklist
      case .email: letter(.email)
      case .call: letter(.call)
      case .packing: items(PlannerLists.packing(facts))
      case .shopping: items(PlannerLists.shopping(facts))
      }
    let text = lines.joined(separator: "\n")
    var head = ["# \(step.title)", "", say(.origin(goal.name))]
    if text.contains("[") && !text.contains("- [ ]") { head.append(say(.brackets)) }
    return (head + [""] + lines).joined(separator: "\n") + "\n"
  }

  private func say(_ text: DocumentText) -> String { text.text(in: facts.textLanguage) }

  private var checklist: [String] {
    let moves = GuideMoves(step, of: facts)
    return (moves.isKnown ? [] : [say(.cannot), ""])
      + (step.description.isEmpty ? [] : [step.description, ""])
      + items(step.openParts.isEmpty ? moves.moves : step.openParts)
      + ["", "\(GuideMoves.heads(facts.textLanguage).done) \(moves.done)"]
  }

  private func written(_ lines: [String]) -> [String] {
    let name = facts.reader.name.isEmpty ? say(.yourName) : facts.reader.name
    return lines.map { $0.filled(["goal": goal.name, "due": facts.due, "name": name]) }
  }

  private func items(_ items: [String]) -> [String] { items.map { "- [ ] \($0)" } }

  private func letter(_ kind: Kind) -> [String] {
    let name: any TextArgument =
      facts.reader.name.isEmpty ? DocumentText.yourName : facts.reader.name
    let due = facts.schedule.end.inSentence(on: today)
    let draft: DocumentText =
      kind == .email
      ? .email(goal.name, step: step.title, due: due, name: name)
      : .call(name, goal: goal.name, due: due)
    return say(draft).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
