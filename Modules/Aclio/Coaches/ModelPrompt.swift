import CoreModels

/// A request to a language model, before it takes a provider's format.
struct ModelPrompt: Hashable, Sendable {
  /// The instructions, which contain no text of a person or a server.
  var system: String
  /// The turns, alternating, beginning with the person.
  var turns: [ChatTurn]
  /// The maximum length of the answer, in tokens.
  var longestAnswer: Int
  /// The format of a JSON answer; `nil` for text.
  var form: AnswerForm?
}

extension ModelPrompt {
  /// The prompt, repeated after an unusable answer.
  func repaired(after answer: String, because problem: AnswerProblem) -> ModelPrompt {
    let advice = """
      That answer could not be used: \(problem.advice). Answer again, with the whole JSON object \
      and nothing else.
      """
    var prompt = self
    if answer.trimmingWhitespace().isEmpty {
      // Servers reject empty turns.
      prompt.turns[prompt.turns.count - 1].text += "\n\n" + advice
    } else {
      prompt.turns.append(ChatTurn(role: .assistant, text: String(answer.prefix(40_000))))
      prompt.turns.append(ChatTurn(role: .user, text: advice))
    }
    return prompt
  }

  /// The prompt with its last few turns; `nil` if it is short already.
  var shortened: ModelPrompt? {
    guard turns.count > 3 else { return nil }
    var prompt = self
    prompt.turns = Array(turns.suffix(4).drop { $0.role == .assistant })
    return prompt
  }
}

extension [ChatTurn] {
  /// The turns as models require them: beginning with the person, alternating, none empty.
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
