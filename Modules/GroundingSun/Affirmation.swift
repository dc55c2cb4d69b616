import CoreModels

/// A sentence to hold on to, and the id by which it stays the same one when its text changes.
struct Affirmation: Codable, Hashable, Sendable {
  let id: String
  var text: String

  static let textRule = TextRule("affirmation", characters: 1...500)
  static let idRule = TextRule("affirmation_id", characters: 1...100)

  /// The id of an affirmation that came without one: its text's, 16 hexadecimal digits, so that the
  /// same words are the same affirmation on every device.
  static func id(of text: String) -> String {
    var hash = StableHash()
    hash.combine(text)
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// `{"id":…,"text":…}`, on the wire and for scripts.
  var json: JSONValue { ["id": .string(id), "text": .string(text)] }
}

/// Where an affirmation comes from.
enum AffirmationOrigin: String, Codable, Sendable {
  /// A server, which has just answered.
  case remote
  /// A server, as it answered earlier.
  case cache
  /// The product itself.
  case bundled
  /// The person: written down, or in a file of theirs.
  case own
  /// Nowhere, because there was nothing to choose from.
  case fallback
}
