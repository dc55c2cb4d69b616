import CoreModels

/// The sentences that every product shares.
enum PluginText: CompleteTextCatalogue {
  case file(FileError)
  case fileAdvice(FileError)
  case option(OptionError)
  case optionAdvice(OptionError)
  case editor(EditorError)
  case editorAdvice(EditorError)
  case unexpected, unexpectedAdvice
  /// At a screen that stays open: what its keys do.
  case keysOfWatching, keyOfClosing
  case unreadableForm, unreadableFormAdvice
  case brokenCard(String)

  static var samples: [PluginText] {
    let errors: [FileError] = [
      .missing(path: "a"), .unreadable(path: "a"), .tooLarge(path: "a", limit: 1),
      .notText(path: "a"), .notText(path: "-"), .isFolder(path: "a"), .cannotWrite(path: "a"),
      .diskFull(path: "a"),
      .unknownPictureType("a"), .noPictures,
    ]
    let options: [OptionError] = [
      .badDay("a"), .impossibleDay("a"), .ambiguousDay("a", .first, .last), .unknownLanguage("a"),
      .badProfile("a"),
      .badNumber(option: "a", allowed: 1...2),
    ]
    let reason = Failure(.inputOutput, code: "a", message: "a", hint: "a")
    let editors: [EditorError] = [
      .cannotStart, .failed(status: 1, draft: nil), .failed(status: 1, draft: "a"),
      .draft(path: "a"), .notKept(reason: reason, draft: "a"),
    ]
    return errors.flatMap { [.file($0), .fileAdvice($0)] }
      + options.flatMap { [.option($0), .optionAdvice($0)] }
      + editors.flatMap { [.editor($0), .editorAdvice($0)] }
      + [
        .unexpected, .unexpectedAdvice, .keysOfWatching, .keyOfClosing, .unreadableForm,
        .unreadableFormAdvice, .brokenCard("a"),
      ]
  }

  /// The codes of all languages, for a sentence that lists them.
  static let languages = Language.allCases.map(\.rawValue).joined(separator: ", ")
}
