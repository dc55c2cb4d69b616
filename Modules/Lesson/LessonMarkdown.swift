import CoreModels

extension ListedLesson {
  /// An item of a Markdown list: the day, the lesson, who said it, and a star where it is marked.
  func markdownLine(in language: Language) -> String {
    let text = lesson.text.markdownLine
    let author = lesson.author.map { " (\($0.markdownLine))" } ?? ""
    let when = day.map { " *\($0.longText(in: language))*" } ?? ""
    return "- \(isFavorite ? "★ " : "")\(text)\(author)\(when)"
  }
}
