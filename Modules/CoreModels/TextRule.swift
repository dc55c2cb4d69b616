/// Validates a text typed by a person: trimmed, within a length, without control characters.
public struct TextRule: Sendable {
  /// The field's name in snake_case, for scripts: `lesson_text`.
  public let field: String
  /// The allowed length, in user-perceived characters.
  public let characters: ClosedRange<Int>

  /// Creates a rule for one field.
  public init(_ field: String, characters: ClosedRange<Int>) {
    self.field = field
    self.characters = characters
  }

  /// Returns the trimmed text with `\n` line endings (browsers send `\r\n`); throws
  /// ``TextViolation``.
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

/// The reason why a text was rejected.
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
  /// `true` if nothing is visible: only white space, and zero-width characters such as U+200B.
  public var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The text without leading and trailing white space and newlines.
  public func trimmingWhitespace() -> String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
