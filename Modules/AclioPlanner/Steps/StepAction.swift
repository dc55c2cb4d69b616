/// What one does in a step, read from the verb that it begins with, and fit for the goal's kind.
enum StepAction: String, CaseIterable, Hashable, Sendable {
  case practise, ask, buy, check, clear, choose, write, show, make

  /// `nil` where the words do not tell surely: such a step explains itself.
  init?(_ step: PlannerStep, in kind: GoalKind) {
    if step.duration?.contains("×") == true {
      self = .practise
      return
    }
    let title = FoldedText(step.title)
    func begins(_ stems: [String]) -> Bool { stems.contains { title.position(of: $0) == 0 } }
    let found = Words.actions.first(begins).flatMap { StepAction(rawValue: $0) }
    if let action = found, action.suits(kind), !begins(Words.actions["other"]) {
      self = action
    } else if step.description.isEmpty {
      self = .make
    } else {
      return nil
    }
  }

  /// Sorting belongs to things, buying not to a language, a page of notes not to a novel.
  private func suits(_ kind: GoalKind) -> Bool {
    switch self {
    case .clear:
      [.declutter, .move, .renovate, .garden, .digitalOrder, .lessScreen, .homeServer, .general]
        .contains(kind)
    case .buy: kind != .language
    case .choose: ![.loseWeight, .gainWeight].contains(kind)
    case .write: ![.novel, .blog, .coding, .app, .drawing].contains(kind)
    default: true
    }
  }
}
