/// The sentences for refused texts.
enum TextViolationText: TextCatalogue {
  case refused(TextViolation)

  static let samples: [TextViolationText] = [
    .refused(.empty(field: "x")), .refused(.tooShort(field: "x", minimum: 2)),
    .refused(.tooLong(field: "x", maximum: 5, count: 6)), .refused(.controlCharacter(field: "x")),
  ]

  var english: String {
    switch self {
    case .refused(.empty): "The text is empty."
    case .refused(.tooShort(_, let minimum)):
      "The text is too short: at least \(Language.english.counted(minimum, one: "character", many: "characters")) please."
    case .refused(.tooLong(_, let maximum, let count)):
      "The text is too long: \(count) characters, and at most \(maximum) fit."
    case .refused(.controlCharacter): "The text has an invisible control character in it."
    }
  }

  func translation(to language: Language) -> String? {
    switch (language, self) {
    case (.english, _): english
    case (.slovak, .refused(.empty)): "Text je prázdny."
    case (.slovak, .refused(.tooShort(_, let minimum))):
      "Text je príliš krátky: aspoň \(Language.slovak.counted(minimum, one: "znak", few: "znaky", many: "znakov"))."
    case (.slovak, .refused(.tooLong(_, let maximum, let count))):
      "Text je príliš dlhý: znakov je \(count) a zmestí sa najviac \(maximum)."
    case (.slovak, .refused(.controlCharacter)): "V texte je neviditeľný riadiaci znak."
    case (.czech, .refused(.empty)): "Text je prázdný."
    case (.czech, .refused(.tooShort(_, let minimum))):
      "Text je příliš krátký: alespoň \(Language.czech.counted(minimum, one: "znak", few: "znaky", many: "znaků"))."
    case (.czech, .refused(.tooLong(_, let maximum, let count))):
      "Text je příliš dlouhý: znaků je \(count) a vejde se nejvýše \(maximum)."
    case (.czech, .refused(.controlCharacter)): "V textu je neviditelný řídicí znak."
    case (.hungarian, .refused(.empty)): "A szöveg üres."
    case (.hungarian, .refused(.tooShort(_, let minimum))):
      "A szöveg túl rövid: legalább \(minimum) karakter kell."
    case (.hungarian, .refused(.tooLong(_, let maximum, let count))):
      "A szöveg túl hosszú: \(count) karakter, és legfeljebb \(maximum) fér el."
    case (.hungarian, .refused(.controlCharacter)):
      "A szövegben láthatatlan vezérlőkarakter van."
    case (.polish, .refused(.empty)): "Tekst jest pusty."
    case (.polish, .refused(.tooShort(_, let minimum))):
      "Tekst jest za krótki: co najmniej \(Language.polish.counted(minimum, one: "znak", few: "znaki", many: "znaków"))."
    case (.polish, .refused(.tooLong(_, let maximum, let count))):
      "Tekst jest za długi: znaków jest \(count), a mieści się najwyżej \(maximum)."
    case (.polish, .refused(.controlCharacter)): "W tekście jest niewidoczny znak sterujący."
    case (.german, .refused(.empty)): "Der Text ist leer."
    case (.german, .refused(.tooShort(_, let minimum))):
      "Der Text ist zu kurz: bitte mindestens \(minimum) Zeichen."
    case (.german, .refused(.tooLong(_, let maximum, let count))):
      "Der Text ist zu lang: \(count) Zeichen, und höchstens \(maximum) passen."
    case (.german, .refused(.controlCharacter)):
      "Der Text enthält ein unsichtbares Steuerzeichen."
    case (.spanish, .refused(.empty)): "El texto está vacío."
    case (.spanish, .refused(.tooShort(_, let minimum))):
      "El texto es demasiado corto: al menos \(Language.spanish.counted(minimum, one: "carácter", many: "caracteres"))."
    case (.spanish, .refused(.tooLong(_, let maximum, let count))):
      "El texto es demasiado largo: tiene \(count) caracteres y caben como máximo \(maximum)."
    case (.spanish, .refused(.controlCharacter)):
      "El texto contiene un carácter de control invisible."
    }
  }
}
