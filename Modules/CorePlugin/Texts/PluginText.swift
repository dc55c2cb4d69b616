import CoreModels

/// The sentences that every product shares.
enum PluginText: TextCatalogue {
  case file(FileError)
  case fileAdvice(FileError)
  case option(OptionError)
  case optionAdvice(OptionError)

  static var samples: [PluginText] {
    let errors: [FileError] = [
      .missing(path: "a"), .unreadable(path: "a"), .tooLarge(path: "a", limit: 1),
      .notText(path: "a"), .cannotWrite(path: "a"), .diskFull(path: "a"), .noPictures,
    ]
    let options: [OptionError] = [
      .badDay("a"), .unknownLanguage("a"), .badProfile("a"),
      .badNumber(option: "a", allowed: 1...2),
    ]
    return errors.flatMap { [.file($0), .fileAdvice($0)] }
      + options.flatMap { [.option($0), .optionAdvice($0)] }
  }

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

  /// The codes of all languages, for a sentence that lists them.
  static let languages = Language.allCases.map(\.rawValue).joined(separator: ", ")
}
