import CoreModels

/// What people say to a coach beside asking about the plan: that they are tired, bored, behind.
struct TalkTopic: Hashable, Sendable {
  /// Its section in `Content/answers`.
  let name: String
  /// What answers it in a language without a text for it.
  let usualIntent: ChatIntent?

  /// The topic of the longest words that the message has; `nil` where it has none, or where longer
  /// ones ask about the plan.
  init?(_ text: FoldedText) {
    let longest = TalkTopic.longest(in: Words.talk, text)
    guard let longest, longest.length >= TalkTopic.longest(in: Words.chat, text)?.length ?? 0 else {
      return nil
    }
    let names = longest.name.split(separator: " ").map(String.init)
    name = names[0]
    usualIntent = names.count > 1 ? ChatIntent(rawValue: names[1]) : nil
  }

  private static func longest(
    in words: WordList, _ text: FoldedText
  ) -> (name: String, length: Int)? {
    var longest: (name: String, length: Int)?
    for section in words.sections {
      for word in section.words where word.utf8.count > longest?.length ?? 0 {
        if text.position(of: word) != nil { longest = (section.name, word.utf8.count) }
      }
    }
    return longest
  }

  /// What is said to it about a goal; empty in a language without a text for it, and where the text
  /// needs a step and none is open.
  func answer(about goal: PlannerGoal?, in language: Language) -> String {
    let step = goal?.nextStep?.title
    let lines = texts(in: language)
    guard step != nil || !lines.contains(where: { $0.contains("{") }) else { return "" }
    let values = [
      "step": step ?? "", "goal": goal?.name ?? "", "done": "\(goal?.doneCount ?? 0)",
      "all": "\(goal?.steps.count ?? 0)",
      "left": "\((goal?.steps.count ?? 0) - (goal?.doneCount ?? 0))",
    ]
    return lines.map { $0.filled(values) }.joined(separator: "\n\n")
  }

  private func texts(in language: Language) -> [String] {
    switch language {
    case .english: Sections(Content.Answers.english)[name]
    case .slovak: Sections(Content.Answers.slovak)[name]
    default: []
    }
  }
}
