extension TextViolationText {
  var polish: String {
    switch self {
    case .refused(.empty): "Tekst jest pusty."
    case .refused(.tooShort(_, let minimum)):
      "Tekst jest za krótki: powinien mieć co najmniej \(characters(minimum))."
    case .refused(.tooLong(_, let maximum, let count)):
      "Tekst jest za długi: ma \(characters(count)), a mieści się najwyżej \(maximum)."
    case .refused(.controlCharacter): "W tekście jest niewidoczny znak sterujący."
    }
  }

  private func characters(_ count: Int) -> String {
    Language.polish.counted(count, one: "znak", few: "znaki", many: "znaków")
  }
}
