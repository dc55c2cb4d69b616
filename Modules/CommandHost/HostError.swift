import CoreModels

/// A failure in how a command was started.
enum HostError: ExplainedError, Hashable {
  case badNow(String)
  /// An argument is not valid text.
  case brokenWords
  /// The setting does not exist; `like` is the closest name, if any.
  case unknownSetting(String, like: String?)
  /// A setting does not allow the value; `fits` describes those it does.
  case badSetting(String, value: String, fits: String)
  /// The profile does not exist; `like` is the closest name, if any.
  case unknownProfile(String, like: String?)
  case mercyInThePast(Day)
  /// No record, kind or product with that name was ever written.
  case noHistory(String)
  /// The command was built without network support.
  case noNetwork
  /// The program that executes a command is neither beside this one nor on the path.
  case noProgram(String)
  /// The command cannot run within the open screen.
  case notInside(String)

  func failure(in language: Language) -> Failure {
    switch self {
    case .badNow(let text):
      Failure(
        .misconfigured, code: "bad_now", HostText.badNow(text), HostText.badNowAdvice, in: language)
    case .brokenWords:
      Failure(
        .badInput, code: "not_text", HostText.brokenWords, HostText.brokenWordsAdvice, in: language)
    case .unknownSetting(let name, let known):
      Failure(
        .notFound, code: "unknown_setting",
        message: HostText.unknownSetting(name).text(in: language),
        hint: [known.map(HostText.didYouMean), .unknownSettingAdvice]
          .compactMap { $0?.text(in: language) }.joined(separator: " "))
    case .badSetting(let name, let value, let fits):
      Failure(
        .badInput, code: "bad_setting",
        message: HostText.badSetting(value, name: name).text(in: language),
        hint: fits.isEmpty ? "" : HostText.settingFits(fits).text(in: language))
    case .unknownProfile(let name, let known):
      Failure(
        .notFound, code: "no_profile", message: DataText.error(.noProfile(name)).text(in: language),
        hint: HostText.unknownProfileAdvice(name, like: known).text(in: language))
    case .noHistory(let name):
      Failure(
        .notFound, code: "no_history", HostText.noHistory(name), HostText.noHistoryAdvice,
        in: language)
    case .noNetwork:
      Failure(
        .unavailable, code: "no_network", HostText.noNetwork, HostText.noNetworkAdvice, in: language
      )
    case .noProgram(let name):
      Failure(
        .unavailable, code: "no_program", message: HostText.noProgram(name).text(in: language))
    case .notInside(let words):
      Failure(
        .usage, code: "not_inside", HostText.notInside(words), HostText.notInsideAdvice,
        in: language)
    case .mercyInThePast(let day):
      Failure(
        .badInput, code: "mercy_in_the_past", HostText.mercyInThePast(day.inWords),
        HostText.mercyInThePastAdvice, in: language)
    }
  }
}
