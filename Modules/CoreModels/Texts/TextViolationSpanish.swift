extension TextViolationText {
  var spanish: String {
    switch self {
    case .refused(.empty): "El texto está vacío."
    case .refused(.tooShort(_, let minimum)):
      "El texto es demasiado corto: debe tener al menos \(characters(minimum))."
    case .refused(.tooLong(_, let maximum, let count)):
      "El texto es demasiado largo: tiene \(characters(count)) y caben como máximo \(maximum)."
    case .refused(.controlCharacter): "El texto contiene un carácter de control invisible."
    }
  }

  private func characters(_ count: Int) -> String {
    Language.spanish.counted(count, one: "carácter", many: "caracteres")
  }
}
