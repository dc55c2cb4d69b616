import CoreModels

extension ListedLesson {
  /// Formats the lesson as a Markdown list item with its author and day, and a star if it is a
  /// favourite.
  func markdownLine(in language: Language) -> String {
    let text = lesson.text.markdownLine
    let author = lesson.author.map { " (\($0.markdownLine))" } ?? ""
    let when = day.map { " *\($0.longText(in: language))*" } ?? ""
    return "- \(isFavorite ? "★ " : "")\(text)\(author)\(when)"
  }
}
