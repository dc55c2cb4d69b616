import CoreModels

/// Lessons in a text file: the classic `fortune` format, with entries separated by lines of `%`, or
/// plain text with one lesson per line. An author follows on a line of its own after `--`.
enum FortuneFile {
  /// The size limit of a file in bytes.
  static let largestFile = 4 << 20

  /// The lessons of a file without duplicates, and the number of skipped entries: duplicate, too
  /// long, or not text.
  struct Contents: Hashable, Sendable {
    var lessons: [LifeLesson]
    var skipped: Int
  }

  /// Parses a file's text; every lesson gets the timestamp.
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

  /// Formats lessons as a `fortune` file that ``parse(_:timestamp:)`` restores exactly.
  static func text(of lessons: [LifeLesson]) -> String {
    lessons.map { lesson in
      let lines = lesson.text.split(omittingEmptySubsequences: false) { $0.isNewline }
      // A line of "%" would end the lesson, so it gets a space that parsing removes.
      let body = lines.map { isPercentLine($0) ? " \($0)" : String($0) }.joined(separator: "\n")
      // If the last line looks like an author, an empty author follows.
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

  /// `true` for a line of optional spaces and a percent sign.
  private static func isPercentLine(_ line: Substring) -> Bool {
    line.last == "%" && line.dropLast().allSatisfy { $0 == " " }
  }

  /// `true` for `-- Author`, or `--` for none.
  private static func isSignature(_ line: Substring?) -> Bool {
    line?.trimmingWhitespace().hasPrefix("--") ?? false
  }
}
