import CoreModels

/// Lessons in a text file: the classic `fortune` format, where a line of `%` stands between two,
/// or plain text with a lesson a line. An author stands on a line of its own after `--`.
enum FortuneFile {
  /// The largest file that is read, in bytes.
  static let largestFile = 4 << 20

  /// What a file holds: its lessons, each text once, and how many entries were no lessons.
  struct Contents: Hashable, Sendable {
    var lessons: [LifeLesson]
    var skipped: Int
  }

  /// Reads a file's text; `timestamp` is given to every lesson.
  static func parse(_ text: String, timestamp: String) -> Contents {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let isFortune = lines.contains("%")
    let entries =
      isFortune
      ? lines.split(separator: "%").map { $0.joined(separator: "\n") } : lines.map(String.init)
    var contents = Contents(lessons: [], skipped: 0)
    var seen: Set<String> = []
    for entry in entries where !entry.trimmingWhitespace().isEmpty {
      let (body, author) = isFortune ? splitAuthor(entry) : (entry, nil)
      guard let text = try? LifeLesson.textRule.validate(body), seen.insert(text).inserted else {
        contents.skipped += 1
        continue
      }
      contents.lessons.append(LifeLesson(text: text, author: author, timestamp: timestamp))
    }
    return contents
  }

  /// Writes lessons as a `fortune` file that ``parse(_:timestamp:)`` reads back.
  static func text(of lessons: [LifeLesson]) -> String {
    lessons.map { lesson in
      // A line of "%" would end the lesson, so it gets a space that reading takes away at the ends.
      let body = lesson.text.split(omittingEmptySubsequences: false) { $0.isNewline }
        .map { $0 == "%" ? " %" : $0 }.joined(separator: "\n")
      return body + (lesson.author.map { "\n\t\t-- \($0)" } ?? "") + "\n%\n"
    }.joined()
  }

  private static func splitAuthor(_ entry: String) -> (text: String, author: String?) {
    var lines = entry.split(omittingEmptySubsequences: false) { $0.isNewline }
    while lines.last?.trimmingWhitespace().isEmpty ?? false { lines.removeLast() }
    guard let last = lines.last?.trimmingWhitespace(), last.hasPrefix("--"), lines.count > 1,
      let author = try? LifeLesson.authorRule.validate(String(last.dropFirst(2)))
    else { return (entry, nil) }
    return (lines.dropLast().joined(separator: "\n"), author)
  }
}
