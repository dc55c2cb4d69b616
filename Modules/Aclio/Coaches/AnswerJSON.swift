import CoreModels
import Foundation

/// Finds the JSON object in a model's answer: bare, in a code fence, or within prose.
enum AnswerJSON {
  /// The maximum number of opening braces to try.
  private static let attempts = 50
  /// The maximum nesting of an answer; ours have four levels.
  private static let depthLimit = 32

  /// Returns the first complete JSON object in the text. Throws ``AnswerProblem/empty``,
  /// ``AnswerProblem/prose`` or ``AnswerProblem/notJSON``.
  static func object(in text: String) throws(AnswerProblem) -> JSONValue {
    var text = text.trimmingWhitespace()
    // Self-hosted models may think aloud before they answer.
    if text.hasPrefix("<think>"), let end = text.range(of: "</think>") {
      text = String(text[end.upperBound...]).trimmingWhitespace()
    }
    guard !text.isEmpty else { throw .empty }
    let bytes = Array(text.utf8)
    var start = 0
    for _ in 0..<attempts {
      guard let opening = bytes[start...].firstIndex(of: UInt8(ascii: "{")) else { break }
      if let end = end(ofObjectAt: opening, in: bytes),
        let value = try? JSONValue(parsing: Data(bytes[opening...end]))
      {
        return value
      }
      start = opening + 1
    }
    let isBegun = bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
    throw isBegun ? AnswerProblem.notJSON : AnswerProblem.prose
  }

  /// The index of the matching closing brace; `nil` if there is none or the nesting is too deep.
  /// Ignores braces within strings.
  private static func end(ofObjectAt opening: Int, in bytes: [UInt8]) -> Int? {
    var (depth, isString, isEscaped) = (0, false, false)
    for index in opening..<bytes.count {
      let byte = bytes[index]
      if isString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isString = true
      case UInt8(ascii: "{"):
        depth += 1
        if depth > depthLimit { return nil }
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }
}
