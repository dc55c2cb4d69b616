import CoreModels

/// A topic that people bring to a coach besides the plan: being tired, bored, behind.
struct TalkTopic: Hashable, Sendable {
  /// Its section in `Content/answers`.
  let name: String
  /// The intent that answers it where its text needs an open step and there is none.
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

  /// Returns the answer about a goal, or an empty text if the language has none or the answer needs
  /// an open step and there is none.
  func answer(about goal: PlannerGoal?, in language: Language) -> String {
    let step = goal?.nextStep?.title
    let lines = Sections("answers", in: language)[name]
    guard step != nil || !lines.contains(where: { $0.contains("{") }) else { return "" }
    let values = [
      "step": step ?? "", "goal": goal?.name ?? "", "done": "\(goal?.doneCount ?? 0)",
      "all": "\(goal?.steps.count ?? 0)",
      "left": "\((goal?.steps.count ?? 0) - (goal?.doneCount ?? 0))",
    ]
    return lines.map { $0.filled(values) }.joined(separator: "\n\n")
  }
}
