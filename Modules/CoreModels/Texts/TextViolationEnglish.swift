extension TextViolationText {
  var english: String {
    switch self {
    case .refused(.empty): "The text is empty."
    case .refused(.tooShort(_, let minimum)):
      "The text is too short: at least \(characters(minimum)) please."
    case .refused(.tooLong(_, let maximum, let count)):
      "The text is too long: \(characters(count)), and at most \(maximum) fit."
    case .refused(.controlCharacter): "The text has an invisible control character in it."
    }
  }

  private func characters(_ count: Int) -> String {
    Language.english.counted(count, one: "character", many: "characters")
  }
}
