import CoreModels

/// A question to a language model, before it takes a provider's form.
struct ModelPrompt: Hashable, Sendable {
  /// Instructions: words of ours alone, none that a person or a server wrote.
  var system: String
  /// What is said, the person first, then in turns.
  var turns: [ChatTurn]
  /// The longest answer in tokens.
  var longestAnswer: Int
  /// The form of an answer in JSON; `nil` for text.
  var form: AnswerForm?
}

extension ModelPrompt {
  /// The same, after an answer that could not be used.
  func repaired(after answer: String, because problem: AnswerProblem) -> ModelPrompt {
    let advice = """
      That answer could not be used: \(problem.advice). Answer again, with the whole JSON object \
      and nothing else.
      """
    var prompt = self
    if answer.trimmingWhitespace().isEmpty {
      // An empty turn is refused by servers.
      prompt.turns[prompt.turns.count - 1].text += "\n\n" + advice
    } else {
      prompt.turns.append(ChatTurn(role: .assistant, text: String(answer.prefix(40_000))))
      prompt.turns.append(ChatTurn(role: .user, text: advice))
    }
    return prompt
  }

  /// The same with the last few turns alone, `nil` where it is short already.
  var shortened: ModelPrompt? {
    guard turns.count > 3 else { return nil }
    var prompt = self
    prompt.turns = Array(turns.suffix(4).drop { $0.role == .assistant })
    return prompt
  }
}

extension [ChatTurn] {
  /// The turns as models want them: the person first, the sides in turns, nothing empty.
  var alternating: [ChatTurn] {
    reduce(into: []) { turns, next in
      if next.text.trimmingWhitespace().isEmpty { return }
      if turns.last?.role == next.role {
        turns[turns.count - 1].text += "\n\n" + next.text
      } else if !turns.isEmpty || next.role == .user {
        turns.append(next)
      }
    }
  }
}
