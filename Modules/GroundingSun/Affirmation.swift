import CoreModels
import CorePlugin

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

  /// The maximum number of bytes read from standard input.
  static let largestInput = 64 << 10
}

extension Affirmation: JSONObject {
  /// The JSON on the wire and for scripts.
  static let fields: [Field<Self>] = [
    Field("id", "Its id, which stays the same when its text changes.", \Self.id),
    Field("text", "What it says.", \.text),
  ]
}

/// The source of an affirmation.
enum AffirmationOrigin: String, CaseIterable, Codable, JSONRepresentable {
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
