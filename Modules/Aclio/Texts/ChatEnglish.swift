import CoreModels

extension ChatText {
  var english: String {
    switch self {
    case .allGoals: "All your goals"
    case .emptyLineEnds: "an empty line ends the chat"
    case .you: "You"
    case .coach(.offline): "offline coach"
    case .coach(.anthropic): "Claude"
    case .coach(.openai): "OpenAI"
    case .coach(.hub): "Hub"
    case .nothingSaid: "Nothing has been said yet."
    case .cleared(0): "There was nothing to delete."
    case .cleared(let count):
      "Deleted: " + Language.english.counted(count, one: "message", many: "messages")
        + ". Undo brings them back."
    case .interrupted: "(interrupted; what arrived is saved)"
    case .streaming: "(still coming)"
    case .error(.noMessage): "The message is missing."
    case .error(.noAnswer): "The coach said nothing."
    case .advice(.noMessage): "Give one: aclio chat GOAL MESSAGE, or pipe it in."
    case .advice(.noAnswer): "Ask again, or choose another coach with aclio coach."
    }
  }
}
