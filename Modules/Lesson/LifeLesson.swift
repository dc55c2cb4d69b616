import CoreModels

/// One life lesson, wherever it came from.
struct LifeLesson: Codable, Hashable, Sendable {
  /// What it says.
  var text: String
  /// Who said it, where that is known.
  var author: String?
  /// The version that its publisher gave it, 0 where nobody published it.
  var version: Int
  /// The day that it was last updated, `yyyyMMdd`.
  var timestamp: String

  init(text: String, author: String? = nil, version: Int = 0, timestamp: String) {
    self.text = text
    self.author = author
    self.version = version
    self.timestamp = timestamp
  }

  /// What is shown before any lesson has come.
  static let first = LifeLesson(text: "Love Each Other", timestamp: "19700101")

  /// What makes two lessons the same one: their text. 16 hexadecimal digits.
  var id: String {
    var hash = StableHash()
    hash.combine(text)
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Bytes of the standard input that are read for a lesson.
  static let largestText = 64 << 10
  static let textRule = TextRule("lesson_text", characters: 1...2000)
  static let authorRule = TextRule("lesson_author", characters: 1...100)
}
