/// The sentences for refused texts.
enum TextViolationText: CompleteTextCatalogue {
  case refused(TextViolation)

  static let samples: [TextViolationText] = [
    .refused(.empty(field: "x")), .refused(.tooShort(field: "x", minimum: 2)),
    .refused(.tooLong(field: "x", maximum: 5, count: 6)), .refused(.controlCharacter(field: "x")),
  ]
}
