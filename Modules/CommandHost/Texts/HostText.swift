import CoreModels

/// The sentences of the host itself.
enum HostText: TextCatalogue {
  case badNow(String), badNowAdvice
  case unknownSetting(String), unknownSettingAdvice
  case unexpected, unexpectedAdvice
  case lostOutput, lostOutputAdvice
  case today, nothingToday
  case brokenCard(String)

  static let samples: [HostText] = [
    .badNow("a"), .badNowAdvice, .unknownSetting("a"), .unknownSettingAdvice, .unexpected,
    .unexpectedAdvice, .lostOutput,
    .lostOutputAdvice, .today, .nothingToday,
    .brokenCard("a"),
  ]

  var english: String {
    switch self {
    case .badNow(let text): "DAYBOOK_NOW is “\(text)”, which is not an instant."
    case .badNowAdvice: "Write it as 2026-11-21T09:30:00Z, or leave it out."
    case .unknownSetting(let name): "There is no setting \(name)."
    case .unknownSettingAdvice: "daybook settings lists them all."
    case .unexpected: "Something unexpected went wrong, and nothing was half done."
    case .unexpectedAdvice: "Try again with --verbose to see what it was."
    case .lostOutput: "The answer could not be written."
    case .lostOutputAdvice: "Look at the disk, or at the program that it goes to."
    case .today: "Today"
    case .nothingToday: "Nothing to show yet."
    case .brokenCard(let reason): "This card cannot be shown: \(reason)"
    }
  }

  func translation(to language: Language) -> String? {
    switch language {
    case .english: english
    case .slovak: slovak
    default: nil
    }
  }

  private var slovak: String {
    switch self {
    case .badNow(let text): "DAYBOOK_NOW je „\(text)“, čo nie je okamih."
    case .badNowAdvice: "Napíšte ho ako 2026-11-21T09:30:00Z alebo ho vynechajte."
    case .unknownSetting(let name): "Nastavenie \(name) neexistuje."
    case .unknownSettingAdvice: "Všetky vypíše daybook settings."
    case .unexpected: "Stalo sa niečo nečakané a nič nezostalo napoly."
    case .unexpectedAdvice: "Skúste to znova s --verbose a uvidíte, čo to bolo."
    case .lostOutput: "Odpoveď sa nedala zapísať."
    case .lostOutputAdvice: "Pozrite disk alebo program, ktorému je určená."
    case .today: "Dnes"
    case .nothingToday: "Zatiaľ tu nič nie je."
    case .brokenCard(let reason): "Táto karta sa nedá zobraziť: \(reason)"
    }
  }
}
