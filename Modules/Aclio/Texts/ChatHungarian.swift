import CoreModels

extension ChatText {
  var hungarian: String {
    switch self {
    case .allGoals: "Minden célod"
    case .emptyLineEnds: "üres sorral vége"
    case .you: "Te"
    case .coach(.offline): "offline edző"
    case .coach(.anthropic): "Claude"
    case .coach(.openai): "OpenAI"
    case .coach(.hub): "Hub"
    case .nothingSaid: "Még nem hangzott el semmi."
    case .cleared(0): "Nem volt mit törölni."
    case .cleared(let count):
      "Törölve: \(count) üzenet. Az undo visszahozza."
    case .interrupted: "(megszakadt; ami megjött, megmarad)"
    case .streaming: "(még érkezik)"
    case .error(.noMessage): "Nincs üzenet."
    case .error(.noAnswer): "Az edző nem mondott semmit."
    case .advice(.noMessage): "Adj meg egyet: aclio chat CÉL ÜZENET, vagy küldd csővel."
    case .advice(.noAnswer): "Kérdezd újra, vagy válassz másik edzőt: aclio coach."
    }
  }
}
