import CoreModels
import Foundation

extension JSONValue {
  /// The value in full: strings unquoted, lists and objects as JSON.
  var fullText: String? {
    if case .string(let text) = self { return text }
    return try? JSON.text(self)
  }

  /// `true` for a text of more than a few words.
  var isLongText: Bool { string.map { $0.count > 40 } ?? false }

  /// The value in a few words, or `nil` for null, lists and objects. Long texts are cut to the
  /// place where they differ from the other value.
  func shortText(beside other: JSONValue?, in language: Language) -> String? {
    switch self {
    case .null, .array, .object: return nil
    case .bool(let value): return "\(value)"
    case .integer(let value): return "\(value)"
    case .number(let value): return "\(value)"
    case .string(let text):
      if let day = Day(text) { return day.shortText(in: language) }
      guard isLongText else { return ChangeText.quoted(text).text(in: language) }
      let shared = other?.string.map { text.commonPrefix(with: $0).count } ?? 0
      let start = shared > 30 ? shared - 10 : 0
      let rest = text.dropFirst(start)
      let part = (start > 0 ? "…" : "") + rest.prefix(39) + (rest.count > 39 ? "…" : "")
      return ChangeText.quoted(part).text(in: language)
    }
  }
}
