import CoreModels

extension GoalState {
  /// The goal as a Markdown document: facts, then its steps as a list of tasks.
  func markdown(in language: Language) -> String {
    let count = steps.count { done.contains($0.id) }
    let facts = [
      GoalText.category(goal.category).text(in: language),
      GoalText.steps(done: count, of: steps.count).text(in: language),
      goal.dueDate.map { GoalText.dueOn($0).text(in: language) } ?? "",
    ].filter { !$0.isEmpty }
    let tasks = steps.map { step -> String in
      let extra = [step.duration ?? "", step.due.map(\.description) ?? ""].filter { !$0.isEmpty }
      let head =
        task(step.title, done.contains(step.id))
        + (extra.isEmpty ? "" : " (\(extra.joined(separator: ", ").markdown))")
      let description = step.description.split(whereSeparator: \.isNewline).map {
        "  " + String($0).markdown
      }
      return ([head] + description + step.parts.map { "  " + task($0.title, $0.isDone) })
        .joined(separator: "\n")
    }
    return "# \(goal.name.onOneLine.markdown)\n\n\(facts.joined(separator: ", "))\n\n"
      + tasks.joined(separator: "\n") + (tasks.isEmpty ? "" : "\n")
  }

  private func task(_ title: String, _ isDone: Bool) -> String {
    "- [\(isDone ? "x" : " ")] \(title.onOneLine.markdown)"
  }
}

extension String {
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// With what Markdown would read as markup escaped.
  fileprivate var markdown: String {
    var text = ""
    for character in self {
      if "\\`*_[]<>#".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }
}
