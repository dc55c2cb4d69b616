/// What a text typed by a person must be: trimmed, within a length, without control characters.
public struct TextRule: Sendable {
  /// What the text is, as a snake_case word for scripts: `lesson_text`.
  public let field: String
  /// The allowed length in user-perceived characters.
  public let characters: ClosedRange<Int>

  /// A rule for one field.
  public init(_ field: String, characters: ClosedRange<Int>) {
    self.field = field
    self.characters = characters
  }

  /// The text without surrounding white space, its lines ending in `\n` alone (browsers send
  /// `\r\n`); throws ``TextViolation``.
  public func validate(_ text: String) throws(TextViolation) -> String {
    let trimmed = String(
      text.trimmingWhitespace().map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    if trimmed.isBlank && characters.lowerBound > 0 { throw .empty(field: field) }
    let count = trimmed.count
    if count < characters.lowerBound {
      throw .tooShort(field: field, minimum: characters.lowerBound)
    }
    if count > characters.upperBound {
      throw .tooLong(field: field, maximum: characters.upperBound, count: count)
    }
    let isControl = trimmed.unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
    }
    if isControl { throw .controlCharacter(field: field) }
    return trimmed
  }
}

/// Why a text was refused.
public enum TextViolation: ExplainedError, Hashable {
  case empty(field: String)
  case tooShort(field: String, minimum: Int)
  case tooLong(field: String, maximum: Int, count: Int)
  case controlCharacter(field: String)

  /// A `badInput` failure whose code names the field.
  public func failure(in language: Language) -> Failure {
    let text = TextViolationText.refused(self).text(in: language)
    switch self {
    case .empty(let field): return Failure(.badInput, code: "\(field)_empty", message: text)
    case .tooShort(let field, _):
      return Failure(.badInput, code: "\(field)_too_short", message: text)
    case .tooLong(let field, _, _):
      return Failure(.badInput, code: "\(field)_too_long", message: text)
    case .controlCharacter(let field):
      return Failure(.badInput, code: "\(field)_control_character", message: text)
    }
  }
}

extension StringProtocol {
  /// Whether nothing of it is seen: white space, and marks of no width as U+200B.
  public var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The text without white space and newlines at either end.
  public func trimmingWhitespace() -> String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
