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
    func explained(
      _ kind: Failure.Kind, _ code: String, _ message: HostText, _ hint: HostText
    ) -> Failure {
      Failure((kind, code, message, hint), in: language)
    }
    return switch self {
    case .badNow(let text): explained(.misconfigured, "bad_now", .badNow(text), .badNowAdvice)
    case .brokenWords: explained(.badInput, "not_text", .brokenWords, .brokenWordsAdvice)
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
        .notFound, code: "no_profile", DataText.errorNoProfile(name),
        HostText.unknownProfileAdvice(name, like: known), in: language)
    case .noHistory(let name):
      explained(.notFound, "no_history", .noHistory(name), .noHistoryAdvice)
    case .noNetwork: explained(.unavailable, "no_network", .noNetwork, .noNetworkAdvice)
    case .noProgram(let name):
      Failure(
        .unavailable, code: "no_program", message: HostText.noProgram(name).text(in: language))
    case .notInside(let words):
      explained(.usage, "not_inside", .notInside(words), .notInsideAdvice)
    case .mercyInThePast(let day):
      explained(
        .badInput, "mercy_in_the_past", .mercyInThePast(day.inWords), .mercyInThePastAdvice)
    }
  }
}
