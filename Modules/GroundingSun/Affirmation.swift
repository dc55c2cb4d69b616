import CoreModels

/// An affirmation, whose id stays the same when its text is edited.
struct Affirmation: Codable, Hashable, Sendable {
  let id: String
  var text: String

  static let textRule = TextRule("affirmation", characters: 1...500)
  static let idRule = TextRule("affirmation_id", characters: 1...100)

  /// Returns the id for an affirmation without one: a hash of its text, 16 hexadecimal digits, so
  /// that the same words are the same affirmation on every device.
  static func id(of text: String) -> String {
    var hash = StableHash()
    hash.combine(text)
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// `{"id":…,"text":…}`, on the wire and for scripts.
  var json: JSONValue { ["id": .string(id), "text": .string(text)] }
}

/// The source of an affirmation.
enum AffirmationOrigin: String, Codable, Sendable {
  /// A server, in its current response.
  case remote
  /// A server, in an earlier response.
  case cache
  /// The product itself.
  case bundled
  /// The user: added, or in a file of theirs.
  case own
  /// None, because there was nothing to choose from.
  case fallback
}
