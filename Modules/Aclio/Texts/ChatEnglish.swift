import CoreModels

extension ChatText {
  var english: String {
    switch self {
    case .allGoals: "All your goals"
    case .emptyLineEnds: "an empty line ends"
    case .you: "You"
    case .coach(.offline): "offline coach"
    case .coach(.anthropic): "Claude"
    case .coach(.openai): "OpenAI"
    case .coach(.hub): "Hub"
    case .nothingSaid: "Nothing was said yet."
    case .cleared(0): "Nothing was there to delete."
    case .cleared(let count):
      "Deleted: " + Language.english.counted(count, one: "message", many: "messages")
        + ". Undo brings them back."
    case .interrupted: "(interrupted; what came is kept)"
    case .streaming: "(still coming)"
    case .error(.noMessage): "There is no message."
    case .error(.noAnswer): "The coach said nothing."
    case .advice(.noMessage): "Give one: aclio chat GOAL MESSAGE, or pipe it in."
    case .advice(.noAnswer): "Ask again, or choose another coach with aclio coach."
    }
  }
}
