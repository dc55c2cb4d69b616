/// The action of a step, recognized by its first verb and compatible with the goal's kind.
enum StepAction: String, CaseIterable, Hashable, Sendable {
  case practise, ask, buy, check, clear, choose, write, show, make

  /// Recognizes the action; `nil` if the words are ambiguous, so the step explains itself.
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

  /// Returns `false` for combinations that make no sense, such as buying a language or writing a
  /// novel as a page of notes.
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
