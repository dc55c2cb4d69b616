import CoreModels

/// A life lesson from any source.
struct LifeLesson: Codable, Hashable, Sendable {
  /// The text.
  var text: String
  /// The author, if known.
  var author: String?
  /// The publisher's version, or 0 if it was never published.
  var version: Int
  /// The day of the last update, `yyyyMMdd`.
  var timestamp: String

  init(text: String, author: String? = nil, version: Int = 0, timestamp: String) {
    self.text = text
    self.author = author
    self.version = version
    self.timestamp = timestamp
  }

  /// The lesson shown until the first one is received.
  static let first = LifeLesson(text: "Love Each Other", timestamp: "19700101")

  /// The id, a hash of the text as 16 hexadecimal digits; equal texts are the same lesson.
  var id: String {
    var hash = StableHash()
    hash.combine(text)
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The lesson in `lesson --json`.
  var json: JSONValue {
    [
      "text": .string(text), "version": .integer(Int64(version)), "timestamp": .string(timestamp),
    ]
  }

  /// The lesson in lists.
  var listedJSON: JSONValue {
    [
      "id": .string(id), "text": .string(text), "author": author.map(JSONValue.string) ?? .null,
      "version": .integer(Int64(version)), "timestamp": .string(timestamp),
    ]
  }

  static let textRule = TextRule("lesson_text", characters: 1...2000)
  static let authorRule = TextRule("lesson_author", characters: 1...100)
}
