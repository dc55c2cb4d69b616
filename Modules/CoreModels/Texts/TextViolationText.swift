/// The sentences for refused texts.
enum TextViolationText: TextCatalogue {
  case refused(TextViolation)

  static let samples: [TextViolationText] = [
    .refused(.empty(field: "x")), .refused(.tooShort(field: "x", minimum: 2)),
    .refused(.tooLong(field: "x", maximum: 5, count: 6)), .refused(.controlCharacter(field: "x")),
  ]

  func translation(to language: Language) -> String? {
    switch language {
    case .english: english
    case .slovak: slovak
    case .czech: czech
    case .hungarian: hungarian
    case .polish: polish
    case .german: german
    case .spanish: spanish
    }
  }
}
