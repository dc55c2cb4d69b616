import CoreModels

extension ChatText {
  var slovak: String {
    switch self {
    case .allGoals: "Všetky vaše ciele"
    case .emptyLineEnds: "prázdny riadok ukončí"
    case .you: "Vy"
    case .coach(.offline): "offline kouč"
    case .coach(.anthropic): "Claude"
    case .coach(.openai): "OpenAI"
    case .coach(.hub): "Server"
    case .nothingSaid: "Zatiaľ nič nezaznelo."
    case .cleared(0): "Nebolo čo zmazať."
    case .cleared(let count):
      "Zmazané: " + Language.slovak.counted(count, one: "správa", few: "správy", many: "správ")
        + ". Späť ich vráti undo."
    case .interrupted: "(prerušené; čo prišlo, zostáva)"
    case .streaming: "(ešte prichádza)"
    case .error(.noMessage): "Chýba správa."
    case .error(.noAnswer): "Kouč nič nepovedal."
    case .advice(.noMessage): "Zadajte ju: aclio chat CIEĽ SPRÁVA, alebo ju pošlite rúrou."
    case .advice(.noAnswer): "Opýtajte sa znova alebo zvoľte iného kouča cez aclio coach."
    }
  }
}
