import CoreModels

/// The sentences of the host itself.
enum HostText: TextCatalogue {
  case badNow(String), badNowAdvice
  case unexpected, unexpectedAdvice
  case today, nothingToday
  case brokenCard(String)

  static let samples: [HostText] = [
    .badNow("a"), .badNowAdvice, .unexpected, .unexpectedAdvice, .today, .nothingToday,
    .brokenCard("a"),
  ]

  var english: String {
    switch self {
    case .badNow(let text): "DAYBOOK_NOW is “\(text)”, which is not an instant."
    case .badNowAdvice: "Write it as 2026-11-21T09:30:00Z, or leave it out."
    case .unexpected: "Something unexpected went wrong, and nothing was half done."
    case .unexpectedAdvice: "Try again with --verbose to see what it was."
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
    case .unexpected: "Stalo sa niečo nečakané a nič nezostalo napoly."
    case .unexpectedAdvice: "Skúste to znova s --verbose a uvidíte, čo to bolo."
    case .today: "Dnes"
    case .nothingToday: "Zatiaľ tu nič nie je."
    case .brokenCard(let reason): "Táto karta sa nedá zobraziť: \(reason)"
    }
  }
}
