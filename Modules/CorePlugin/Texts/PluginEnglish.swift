import CoreModels

extension PluginText {
  var english: String {
    switch self {
    case .file(.missing(let path)): "There is no file \(path)."
    case .file(.unreadable(let path)): "The file \(path) cannot be read."
    case .file(.tooLarge(let path, let limit)):
      "The file \(path) is larger than \(limit / 1024) KiB."
    case .file(.notText("-")): "What came from standard input is not UTF-8 text."
    case .file(.isFolder(let path)): "\(path) is a folder."
    case .file(.notText(let path)): "The file \(path) is not UTF-8 text."
    case .file(.cannotWrite(let path)): "The file \(path) cannot be written."
    case .file(.diskFull(let path)): "The disk is full, so \(path) was not written."
    case .file(.unknownPictureType(let path)): "\(path) is neither .svg nor .png."
    case .file(.noPictures):
      "PNG pictures need the program rsvg-convert, which is missing or failed."
    case .fileAdvice(.missing): "Check the spelling of its name."
    case .fileAdvice(.unreadable): "Check its permissions."
    case .fileAdvice(.tooLarge): "Choose a smaller file."
    case .fileAdvice(.isFolder): "Name a file."
    case .fileAdvice(.notText): "Save it as UTF-8 and try again."
    case .fileAdvice(.cannotWrite): "Check the permissions of its folder."
    case .fileAdvice(.diskFull): "Free some space and try again."
    case .fileAdvice(.unknownPictureType): "Use a name that ends in .svg or .png."
    case .fileAdvice(.noPictures):
      "Install librsvg (apt install librsvg2-bin, brew install librsvg), or ask for .svg."
    case .option(.badDay(let text)): "“\(text)” is not a date."
    case .option(.impossibleDay(let text)): "“\(text)” is in no calendar."
    case .option(.ambiguousDay(let text, let one, let other)):
      """
      “\(text)” may be \(one.longText(in: .english)) \
      or \(other.longText(in: .english)).
      """
    case .option(.unknownLanguage(let code)): "Daybook does not speak “\(code)” yet."
    case .option(.badProfile(let name)): "“\(name)” cannot be the name of a profile."
    case .option(.badNumber(let option, let allowed)):
      "--\(option) takes a number from \(allowed.lowerBound) to \(allowed.upperBound)."
    case .optionAdvice(.badDay), .optionAdvice(.impossibleDay), .optionAdvice(.ambiguousDay):
      "Write it as year-month-day, for example 2026-11-21."
    case .optionAdvice(.unknownLanguage): "Choose one of \(PluginText.languages)."
    case .optionAdvice(.badProfile): "Use up to 50 letters, digits, hyphens or underscores."
    case .optionAdvice(.badNumber): "Leave it out to use the default."
    case .editor(.cannotStart): "No text editor could be started."
    case .editor(.failed(let status, nil)): "The editor exited with status \(status)."
    case .editor(.failed(let status, let path?)):
      "The editor exited with status \(status)."
        + " What you wrote is in \(path)."
    case .editor(.draft(let path)): "The draft \(path) cannot be used."
    case .editor(.notKept(let reason, let path)):
      "\(reason.failure(in: .english).message) What you wrote is in \(path)."
    case .editorAdvice(.cannotStart):
      "Set EDITOR to the name of your editor, for example nano."
    case .editorAdvice(.failed): "Check the editor, then try again."
    case .editorAdvice(.draft): "Check the permissions and the free space of its folder."
    case .editorAdvice(.notKept): "Fix that, then enter the text of the draft again."
    case .unreadableForm: "Something in this form could not be read."
    case .unreadableFormAdvice:
      "Go back, check what you wrote, and send it again."
    case .unexpected: "Something unexpected went wrong."
    case .keysOfWatching: "r refreshes, q closes."
    case .keyOfClosing: "q closes."
    case .unexpectedAdvice: "Try again with --verbose to see what it was."
    case .brokenCard(let reason): "This card cannot be shown: \(reason)"
    }
  }
}
