import CoreModels

extension ChatText {
  var hungarian: String {
    switch self {
    case .allGoals: "Minden célod"
    case .emptyLineEnds: "üres sorral zárható"
    case .you: "Te"
    case .coach(.offline): "offline tervező"
    case .coach(.anthropic): "Claude"
    case .coach(.openai): "OpenAI"
    case .coach(.hub): "Hub"
    case .nothingSaid: "Még nem hangzott el semmi."
    case .cleared(0): "Nem volt mit törölni."
    case .cleared(let count): "Törölve: \(count) üzenet. A daybook undo visszahozza."
    case .interrupted: "(megszakadt; ami megjött, megmarad)"
    case .streaming: "(még érkezik)"
    case .error(.noMessage): "Nincs üzenet."
    case .error(.noAnswer): "A coach nem válaszolt semmit."
    case .advice(.noMessage):
      "Adj meg egyet: aclio chat CÉL ÜZENET, vagy küldd a szabványos bemenetre."
    case .advice(.noAnswer): "Kérdezd újra, vagy válassz másik coachot: aclio coach."
    }
  }
}
