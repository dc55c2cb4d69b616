import CoreModels

extension ChatText {
  var czech: String {
    switch self {
    case .allGoals: "Všechny vaše cíle"
    case .emptyLineEnds: "prázdný řádek ukončí"
    case .you: "Vy"
    case .coach(.offline): "offline kouč"
    case .coach(.anthropic): "Claude"
    case .coach(.openai): "OpenAI"
    case .coach(.hub): "Server"
    case .nothingSaid: "Zatím nic nezaznělo."
    case .cleared(0): "Nebylo co smazat."
    case .cleared(let count):
      "Smazáno: " + Language.czech.counted(count, one: "zpráva", few: "zprávy", many: "zpráv")
        + ". Zpět je vrátí undo."
    case .interrupted: "(přerušeno; co přišlo, zůstává)"
    case .streaming: "(ještě přichází)"
    case .error(.noMessage): "Chybí zpráva."
    case .error(.noAnswer): "Kouč nic neřekl."
    case .advice(.noMessage): "Zadejte ji: aclio chat CÍL ZPRÁVA, nebo ji pošlete rourou."
    case .advice(.noAnswer): "Zeptejte se znovu, nebo zvolte jiného kouče přes aclio coach."
    }
  }
}
