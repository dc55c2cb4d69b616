extension TextViolationText {
  var english: String {
    switch self {
    case .refused(.empty): "The text is empty."
    case .refused(.tooShort(_, let minimum)):
      "The text is too short: it needs at least \(characters(minimum))."
    case .refused(.tooLong(_, let maximum, let count)):
      "The text is too long: it has \(characters(count)), and at most \(maximum) fit."
    case .refused(.controlCharacter): "The text contains an invisible control character."
    }
  }

  private func characters(_ count: Int) -> String {
    Language.english.counted(count, one: "character", many: "characters")
  }
}
