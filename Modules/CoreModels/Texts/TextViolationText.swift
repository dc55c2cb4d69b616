/// Messages for rejected texts.
extension TextViolationText {
  static func refused(_ error: TextViolation) -> Self {
    switch error {
    case .empty: .refusedEmpty
    case .tooShort(_, let minimum): .refusedTooShort(minimum)
    case .tooLong(_, let maximum, let count): .refusedTooLong(count, maximum: maximum)
    case .controlCharacter: .refusedControlCharacter
    }
  }
}
