extension TextViolationText {
  var hungarian: String {
    switch self {
    case .refused(.empty): "A szöveg üres."
    case .refused(.tooShort(_, let minimum)):
      "A szöveg túl rövid: legalább \(characters(minimum)) kell."
    case .refused(.tooLong(_, let maximum, let count)):
      "A szöveg túl hosszú: \(characters(count)), de legfeljebb \(maximum) fér el."
    case .refused(.controlCharacter): "A szövegben láthatatlan vezérlőkarakter van."
    }
  }

  private func characters(_ count: Int) -> String {
    Language.hungarian.counted(count, one: "karakter", many: "karakter")
  }
}
