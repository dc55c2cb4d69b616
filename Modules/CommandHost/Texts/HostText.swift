import CoreModels

/// The sentences of the host itself.
enum HostText: TextCatalogue {
  case badNow(String), badNowAdvice
  case unknownSetting(String), unknownSettingAdvice
  case usageAdvice(command: String)
  case unexpected, unexpectedAdvice
  case lostOutput, lostOutputAdvice
  case today, nothingToday
  case brokenCard(String)

  static let samples: [HostText] = [
    .badNow("a"), .badNowAdvice, .unknownSetting("a"), .unknownSettingAdvice,
    .usageAdvice(command: "a"), .unexpected,
    .unexpectedAdvice, .lostOutput, .lostOutputAdvice, .today, .nothingToday, .brokenCard("a"),
  ]

  func translation(to language: Language) -> String? {
    switch language {
    case .english: english
    case .slovak: slovak
    case .czech: czech
    case .hungarian: hungarian
    case .polish: polish
    case .german: german
    case .spanish: spanish
    }
  }
}
