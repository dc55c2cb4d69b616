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

  var english: String {
    switch self {
    case .file(.missing(let path)): "There is no file \(path)."
    case .file(.unreadable(let path)): "The file \(path) cannot be read."
    case .file(.tooLarge(let path, let limit)):
      "The file \(path) is larger than \(limit / 1024) KiB."
    case .file(.notText(let path)): "The file \(path) is not UTF-8 text."
    case .file(.cannotWrite(let path)): "The file \(path) cannot be written."
    case .file(.diskFull(let path)): "The disk is full, so \(path) was not written."
    case .file(.noPictures): "PNG pictures need the program rsvg-convert, which did not work."
    case .fileAdvice(.missing): "Look at the spelling of its name."
    case .fileAdvice(.unreadable): "Look at its permissions."
    case .fileAdvice(.tooLarge): "Choose a smaller file."
    case .fileAdvice(.notText): "Save it as UTF-8 and try again."
    case .fileAdvice(.cannotWrite): "Look at the permissions of its folder."
    case .fileAdvice(.diskFull): "Make some room and try again."
    case .fileAdvice(.noPictures):
      "Install librsvg (apt install librsvg2-bin, brew install librsvg), or ask for .svg."
    case .option(.badDay(let text)): "“\(text)” is not a day."
    case .option(.unknownLanguage(let code)): "Daybook does not speak “\(code)” yet."
    case .option(.badProfile(let name)): "“\(name)” cannot be the name of a profile."
    case .option(.badNumber(let option, let allowed)):
      "--\(option) takes a number from \(allowed.lowerBound) to \(allowed.upperBound)."
    case .optionAdvice(.badDay): "Write it as year-month-day, for example 2026-11-21."
    case .optionAdvice(.unknownLanguage): "Choose one of \(PluginText.languages)."
    case .optionAdvice(.badProfile): "Use up to 50 letters, digits, hyphens or underscores."
    case .optionAdvice(.badNumber): "Leave it out for what is usual."
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
    case .file(.missing(let path)): "Súbor \(path) neexistuje."
    case .file(.unreadable(let path)): "Súbor \(path) sa nedá prečítať."
    case .file(.tooLarge(let path, let limit)):
      "Súbor \(path) je väčší než \(limit / 1024) KiB."
    case .file(.notText(let path)): "Súbor \(path) nie je text v UTF-8."
    case .file(.cannotWrite(let path)): "Súbor \(path) sa nedá zapísať."
    case .file(.diskFull(let path)): "Disk je plný, preto sa \(path) nezapísal."
    case .file(.noPictures): "Obrázky PNG potrebujú program rsvg-convert a ten nefungoval."
    case .fileAdvice(.missing): "Pozrite, či je názov napísaný správne."
    case .fileAdvice(.unreadable): "Pozrite jeho práva."
    case .fileAdvice(.tooLarge): "Vyberte menší súbor."
    case .fileAdvice(.notText): "Uložte ho ako UTF-8 a skúste to znova."
    case .fileAdvice(.cannotWrite): "Pozrite práva jeho priečinka."
    case .fileAdvice(.diskFull): "Uvoľnite miesto a skúste to znova."
    case .fileAdvice(.noPictures):
      "Nainštalujte librsvg (apt install librsvg2-bin, brew install librsvg) alebo zvoľte .svg."
    case .option(.badDay(let text)): "„\(text)“ nie je deň."
    case .option(.unknownLanguage(let code)): "Jazykom „\(code)“ Daybook zatiaľ nehovorí."
    case .option(.badProfile(let name)): "„\(name)“ nemôže byť meno profilu."
    case .option(.badNumber(let option, let allowed)):
      "--\(option) prijíma číslo od \(allowed.lowerBound) do \(allowed.upperBound)."
    case .optionAdvice(.badDay): "Napíšte ho ako rok-mesiac-deň, napríklad 2026-11-21."
    case .optionAdvice(.unknownLanguage): "Vyberte jeden z jazykov \(PluginText.languages)."
    case .optionAdvice(.badProfile):
      "Použite najviac 50 písmen, číslic, spojovníkov a podčiarkovníkov."
    case .optionAdvice(.badNumber): "Ak ho vynecháte, platí to obvyklé."
    }
  }

  private static let languages = Language.allCases.map(\.rawValue).joined(separator: ", ")
}
