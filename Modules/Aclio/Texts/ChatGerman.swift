import CoreModels

extension ChatText {
  var german: String {
    switch self {
    case .allGoals: "Alle deine Ziele"
    case .emptyLineEnds: "mit einer leeren Zeile beenden"
    case .you: "Du"
    case .coach(.offline): "Offline-Coach"
    case .coach(.anthropic): "Claude"
    case .coach(.openai): "OpenAI"
    case .coach(.hub): "Hub"
    case .nothingSaid: "Noch wurde nichts gesagt."
    case .cleared(0): "Es gab nichts zu löschen."
    case .cleared(let count):
      "Gelöscht: " + Language.german.counted(count, one: "Nachricht", many: "Nachrichten")
        + ". Mit daybook undo kommen sie zurück."
    case .interrupted: "(unterbrochen; was kam, bleibt)"
    case .streaming: "(kommt noch)"
    case .error(.noMessage): "Die Nachricht fehlt."
    case .error(.noAnswer): "Der Coach hat nichts gesagt."
    case .advice(.noMessage):
      "Gib eine an: aclio chat ZIEL NACHRICHT, oder leite sie an die Standardeingabe."
    case .advice(.noAnswer): "Frag noch einmal oder wähle mit aclio coach einen anderen Coach."
    }
  }
}
