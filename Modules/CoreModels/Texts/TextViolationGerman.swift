extension TextViolationText {
  var german: String {
    switch self {
    case .refused(.empty): "Der Text ist leer."
    case .refused(.tooShort(_, let minimum)):
      "Der Text ist zu kurz: bitte mindestens \(characters(minimum))."
    case .refused(.tooLong(_, let maximum, let count)):
      "Der Text ist zu lang: Es sind \(characters(count)), und höchstens \(maximum) passen."
    case .refused(.controlCharacter): "Der Text enthält ein unsichtbares Steuerzeichen."
    }
  }

  private func characters(_ count: Int) -> String {
    Language.german.counted(count, one: "Zeichen", many: "Zeichen")
  }
}
