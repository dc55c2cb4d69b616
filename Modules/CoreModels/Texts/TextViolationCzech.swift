extension TextViolationText {
  var czech: String {
    switch self {
    case .refused(.empty): "Text je prázdný."
    case .refused(.tooShort(_, let minimum)):
      "Text je příliš krátký: má mít alespoň \(characters(minimum))."
    case .refused(.tooLong(_, let maximum, let count)):
      "Text je příliš dlouhý: má \(characters(count)) a vejde se jich nejvýše \(maximum)."
    case .refused(.controlCharacter): "V textu je neviditelný řídicí znak."
    }
  }

  private func characters(_ count: Int) -> String {
    Language.czech.counted(count, one: "znak", few: "znaky", many: "znaků")
  }
}
