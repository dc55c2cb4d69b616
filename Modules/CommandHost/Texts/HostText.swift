import CoreModels

/// The sentences of the host itself.
enum HostText: CompleteTextCatalogue {
  case badNow(String), badNowAdvice
  case unknownSetting(String), unknownSettingAdvice
  case usageAdvice(command: String)
  case unexpected, unexpectedAdvice
  case lostOutput, lostOutputAdvice
  case today, nothingToday
  case brokenCard(String)
  case mercyUntil(Day), noMercy
  case mercyInThePast(Day), mercyInThePastAdvice
  case noNetwork, noNetworkAdvice
  case undone, nothingToUndo, changes(Int)

  static let samples: [HostText] = [
    .badNow("a"), .badNowAdvice, .unknownSetting("a"), .unknownSettingAdvice,
    .usageAdvice(command: "a"), .unexpected,
    .unexpectedAdvice, .lostOutput, .lostOutputAdvice, .today, .nothingToday, .brokenCard("a"),
    .mercyUntil(.first), .noMercy, .mercyInThePast(.first), .mercyInThePastAdvice, .noNetwork,
    .noNetworkAdvice, .undone,
    .nothingToUndo, .changes(1), .changes(2), .changes(5),
  ]
}
