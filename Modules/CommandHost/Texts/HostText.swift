import CoreModels

/// The sentences of the host itself.
enum HostText: CompleteTextCatalogue {
  case badNow(String), badNowAdvice
  case unknownSetting(String), unknownSettingAdvice
  /// What the suite's settings are for.
  case languageSetting, timeZoneSetting, dayStartSetting, keyringSetting
  case settingFits(String), settingDefault(String)
  case badSetting(String, value: String), serverSettings(group: String)
  case usageAdvice(command: String)
  /// Arguments that are not text, as a program may pass them.
  case brokenWords, brokenWordsAdvice
  case unexpectedArgument(String), unknownOption(String)
  case missingArgument(String), missingValue(option: String)
  case unknownCommand(String), didYouMean(String)
  case lostOutput, lostOutputAdvice
  case today, nothingToday
  case mercyUntil(Day), noMercy
  case mercyInThePast(Day), mercyInThePastAdvice
  case noNetwork, noNetworkAdvice
  case noProgram(String)
  case undone, nothingToUndo, changes(Int)
  case nothingKept, pausedDay
  case nothingWritten, action(ChangeStory.Action)
  case noHistory(String), noHistoryAdvice
  case unknownProfileAdvice(String, like: String?)
  case leftOut(Int, kinds: String)
  case onThisMachine
  case exported(Int, to: String)
  case imported(Int), wouldImport(Int), alreadyHere(Int), overtaken(Int)

  static let samples: [HostText] =
    ChangeStory.Action.allCases.map(HostText.action) + [
      .badNow("a"), .badNowAdvice, .unknownSetting("a"), .unknownSettingAdvice,
      .languageSetting, .timeZoneSetting, .dayStartSetting, .keyringSetting, .settingFits("a"),
      .settingDefault("a"), .badSetting("a", value: "b"), .serverSettings(group: "a"),
      .usageAdvice(command: "a"), .brokenWords, .brokenWordsAdvice, .unexpectedArgument("a"),
      .unknownOption("a"), .missingArgument("a"), .missingValue(option: "a"),
      .unknownCommand("a"), .didYouMean("a"), .lostOutput, .lostOutputAdvice, .today, .nothingToday,
      .mercyUntil(.first), .noMercy, .mercyInThePast(.first), .mercyInThePastAdvice, .noNetwork,
      .noNetworkAdvice, .noProgram("a"), .undone, .nothingToUndo, .changes(1), .changes(2),
      .changes(5), .nothingKept, .pausedDay, .nothingWritten, .noHistory("a"), .noHistoryAdvice,
      .unknownProfileAdvice("a", like: nil), .unknownProfileAdvice("a", like: "b"),
      .leftOut(1, kinds: "a"), .leftOut(2, kinds: "a"), .leftOut(5, kinds: "a"), .onThisMachine,
      .exported(1, to: "a"), .imported(2), .wouldImport(5), .alreadyHere(1), .overtaken(2),
    ]
}
