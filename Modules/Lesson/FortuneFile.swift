import CoreModels

/// Lessons in a text file: the classic `fortune` format, where a line of `%` stands between two,
/// or plain text with a lesson a line. An author stands on a line of its own after `--`.
enum FortuneFile {
  /// The largest file that is read, in bytes.
  static let largestFile = 4 << 20

  /// What a file holds: its lessons, each text once, and how many entries were left out: repeated,
  /// too long, or no text.
  struct Contents: Hashable, Sendable {
    var lessons: [LifeLesson]
    var skipped: Int
  }

  /// Reads a file's text; `timestamp` is given to every lesson.
  static func parse(_ text: String, timestamp: String) -> Contents {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let isFortune = lines.contains("%")
    var contents = Contents(lessons: [], skipped: 0)
    var seen: Set<String> = []
    for entry in isFortune ? lines.split(separator: "%") : lines.map({ [$0][...] })
    where !entry.allSatisfy({ $0.trimmingWhitespace().isEmpty }) {
      let (body, author) = isFortune ? lesson(in: entry) : (entry.joined(), nil)
      do {
        let lesson = LifeLesson(
          text: try LifeLesson.textRule.validate(body),
          author: try author.map { author in try LifeLesson.authorRule.validate(author) },
          timestamp: timestamp)
        if seen.insert(lesson.text).inserted {
          contents.lessons.append(lesson)
        } else {
          contents.skipped += 1
        }
      } catch {
        contents.skipped += 1
      }
    }
    return contents
  }

  /// Writes lessons as a `fortune` file that ``parse(_:timestamp:)`` reads back as they are.
  static func text(of lessons: [LifeLesson]) -> String {
    lessons.map { lesson in
      let lines = lesson.text.split(omittingEmptySubsequences: false) { $0.isNewline }
      // A line of "%" would end the lesson, so it gets a space that reading takes away again.
      let body = lines.map { isPercentLine($0) ? " \($0)" : String($0) }.joined(separator: "\n")
      // Where the last line would be taken for an author, an empty author follows.
      let signature = lesson.author ?? (lines.count > 1 && isSignature(lines.last) ? "" : nil)
      return body + (signature.map { "\n\t\t-- \($0)" } ?? "") + "\n%\n"
    }.joined()
  }

  private static func lesson(in entry: ArraySlice<Substring>) -> (text: String, author: String?) {
    var lines = entry.map { isPercentLine($0) ? $0.dropFirst() : $0 }
    while lines.last?.trimmingWhitespace().isEmpty ?? false { lines.removeLast() }
    var author: String?
    if lines.count > 1, isSignature(lines.last) {
      author = String(lines.removeLast().trimmingWhitespace().dropFirst(2)).trimmingWhitespace()
    }
    return (lines.joined(separator: "\n"), author.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// Spaces and a percent sign alone.
  private static func isPercentLine(_ line: Substring) -> Bool {
    line.last == "%" && line.dropLast().allSatisfy { $0 == " " }
  }

  /// `-- Author`, or `--` for none.
  private static func isSignature(_ line: Substring?) -> Bool {
    line?.trimmingWhitespace().hasPrefix("--") ?? false
  }
}
