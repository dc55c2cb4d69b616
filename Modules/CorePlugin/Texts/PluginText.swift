import CoreModels

/// The messages shared by all products.
extension PluginText {
  static func file(_ error: FileError) -> Self {
    switch error {
    case .unnamed: .fileUnnamed
    case .missing(let path): .fileMissing(path)
    case .exists(let path): .fileExists(path)
    case .unreadable(let path): .fileUnreadable(path)
    case .tooLarge(let path, let limit): .fileTooLarge(path, kibibytes: limit / 1024)
    case .notText("-"): .fileInputNotText
    case .isFolder(let path): .fileIsFolder(path)
    case .isPipe(let path): .fileIsPipe(path)
    case .notText(let path): .fileNotText(path)
    case .cannotWrite(let path): .fileCannotWrite(path)
    case .diskFull(let path): .fileDiskFull(path)
    case .unknownPictureType(let path): .fileUnknownPictureType(path)
    case .noPictures: .fileNoPictures
    }
  }

  static func fileAdvice(_ error: FileError) -> Self {
    switch error {
    case .unnamed: .fileAdviceUnnamed
    case .missing: .fileAdviceMissing
    case .exists: .fileAdviceExists
    case .unreadable: .fileAdviceUnreadable
    case .tooLarge: .fileAdviceTooLarge
    case .isFolder, .isPipe: .fileAdviceIsFolder
    case .notText: .fileAdviceNotText
    case .cannotWrite: .fileAdviceCannotWrite
    case .diskFull: .fileAdviceDiskFull
    case .unknownPictureType: .fileAdviceUnknownPictureType
    case .noPictures: .fileAdviceNoPictures
    }
  }

  static func option(_ error: OptionError) -> Self {
    switch error {
    case .badDay(let text): .optionBadDay(text)
    case .severalDays(let text): .optionSeveralDays(text)
    case .impossibleDay(let text): .optionImpossibleDay(text)
    case .ambiguousDay(let text, let one, let other):
      .optionAmbiguousDay(text, one: one.inWords, other: other.inWords)
    case .unknownLanguage(let code): .optionUnknownLanguage(code)
    case .badProfile(let name): .optionBadProfile(name)
    case .badNumber(let option, let allowed):
      .optionBadNumber(option, least: allowed.lowerBound, most: allowed.upperBound)
    case .empty(let name): .optionEmpty(name)
    case .badMinutes(let text): .optionBadMinutes(text)
    case .ambiguousMinutes(let text): .optionAmbiguousMinutes(text)
    }
  }

  static func optionAdvice(_ error: OptionError) -> Self {
    switch error {
    case .badDay, .severalDays, .impossibleDay, .ambiguousDay: .optionAdviceBadDay
    case .unknownLanguage: .optionAdviceUnknownLanguage(languages)
    case .badProfile: .optionAdviceBadProfile
    case .badNumber: .optionAdviceBadNumber
    case .empty: .optionAdviceEmpty
    case .badMinutes, .ambiguousMinutes: .optionAdviceBadMinutes
    }
  }

  static func editor(_ error: EditorError) -> Self {
    switch error {
    case .cannotStart: .editorCannotStart
    case .failed(let status, nil): .editorFailed(status)
    case .failed(let status, let path?): .editorFailedWithDraft(status, path: path)
    case .draft(let path): .editorDraft(path)
    case .notKept(let reason, let path): .editorNotKept(Reason(error: reason), path: path)
    }
  }

  static func editorAdvice(_ error: EditorError) -> Self {
    switch error {
    case .cannotStart: .editorAdviceCannotStart
    case .failed: .editorAdviceFailed
    case .draft: .editorAdviceDraft
    case .notKept: .editorAdviceNotKept
    }
  }

  /// The codes of all languages, as one list.
  static let languages = Language.allCases.map(\.rawValue).joined(separator: ", ")
}

/// The message of an error, embedded in another sentence.
private struct Reason: TextArgument {
  let error: any ExplainedError

  func text(in language: Language) -> String { error.failure(in: language).message }
}
