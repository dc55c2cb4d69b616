extension TextViolationText {
  var slovak: String {
    switch self {
    case .refused(.empty): "Text je prázdny."
    case .refused(.tooShort(_, let minimum)):
      "Text je príliš krátky: má mať aspoň \(characters(minimum))."
    case .refused(.tooLong(_, let maximum, let count)):
      "Text je príliš dlhý: má \(characters(count)) a zmestí sa ich najviac \(maximum)."
    case .refused(.controlCharacter): "V texte je neviditeľný riadiaci znak."
    }
  }

  private func characters(_ count: Int) -> String {
    Language.slovak.counted(count, one: "znak", few: "znaky", many: "znakov")
  }
}
