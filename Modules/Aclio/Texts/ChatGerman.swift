import CoreModels

extension ChatText {
  var german: String {
    switch self {
    case .allGoals: "Alle deine Ziele"
    case .emptyLineEnds: "eine leere Zeile beendet"
    case .you: "Du"
    case .coach(.offline): "Offline-Coach"
    case .coach(.anthropic): "Claude"
    case .coach(.openai): "OpenAI"
    case .coach(.hub): "Hub"
    case .nothingSaid: "Noch wurde nichts gesagt."
    case .cleared(0): "Es gab nichts zu löschen."
    case .cleared(let count):
      "Gelöscht: " + Language.german.counted(count, one: "Nachricht", many: "Nachrichten")
        + ". undo bringt sie zurück."
    case .interrupted: "(unterbrochen; was kam, bleibt)"
    case .streaming: "(kommt noch)"
    case .error(.noMessage): "Es fehlt eine Nachricht."
    case .error(.noAnswer): "Der Coach hat nichts gesagt."
    case .advice(.noMessage): "Gib eine an: aclio chat ZIEL NACHRICHT, oder leite sie ein."
    case .advice(.noAnswer): "Frage noch einmal oder wähle mit aclio coach einen anderen Coach."
    }
  }
}
